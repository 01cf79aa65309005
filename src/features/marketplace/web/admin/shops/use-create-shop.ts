import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '~/shared/api-client';
import { useBanner } from '~/ui/hooks/use-banner';
import type { Shop } from '../../../contract';
import { mediaProblem } from '../ads/ad-values';
import { uploadNotes } from '../ads/upload-note';
import { useAdUpload } from '../ads/use-ad-upload';
import { call } from '../api';
import { linesOf } from '../failure';
import { showRefusal } from '../fields';
import { noShop, type ShopValues } from './shop-values';

/** `ad-failed`: the shop stands, its ad does not yet. */
export type Step = 'filling' | 'creating' | 'uploading' | 'ad-failed' | 'done';

const CLOSE_MS = 2000;
const mediaNeeded = 'Media file is required when ad type is selected';
const noFiles: readonly File[] = [];

interface Options {
  onStep: (step: Step) => void;
  onClose: () => void;
}

export type AdPart = ReturnType<typeof useAdPart>;

/** The shop first, then its ad. A shop that stands is never made twice: what is tried again then is the ad alone. */
export function useCreateShop({ onStep, onClose }: Options) {
  const client = useQueryClient();
  const form = useForm<ShopValues>({ defaultValues: noShop });
  const [banner, say] = useBanner({ clearAfter: 60_000 });
  const [made, setMade] = useState<Shop | null>(null);
  const ad = useAdPart();
  const { transfers, send, stop, clear } = useAdUpload();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    onStep('filling');
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: when the window opens
  }, []);

  const finish = (message: string) => {
    say('success', message);
    onStep('done');
    timer.current = setTimeout(onClose, CLOSE_MS);
  };

  const sendAd = async (shop: Shop) => {
    if (ad.adType === '') return finish('Shop created successfully');
    onStep('uploading');
    const { left, ...outcome } = await send(ad.files, { shop: String(shop.id), ad_type: ad.adType });
    if (left.length === 0) {
      clear();
      return finish(outcome.done.length === 1 ? 'Shop and ad created successfully' : 'Shop and ads created successfully');
    }
    ad.change({ files: left });
    say('error', `The shop ${shop.name} has been created.`, 'Failed to upload ad', ...uploadNotes(outcome, left.length));
    onStep('ad-failed');
  };

  const createShop = async (values: ShopValues): Promise<Shop | null> => {
    onStep('creating');
    try {
      const shop = await call('POST /api/marketplace/shops/', { body: values });
      setMade(shop);
      void client.invalidateQueries();
      return shop;
    } catch (error) {
      if (!showRefusal(form, error)) say('error', ...failureOf(error));
      onStep('filling');
      return null;
    }
  };

  const start = async (values: ShopValues) => {
    say();
    if (!ad.check()) return;
    const shop = await createShop(values);
    if (shop) await sendAd(shop);
  };

  const submit = async (event: FormEvent) => {
    // Both parts say at once what is missing.
    if (!made) return form.handleSubmit(start, () => void ad.check())(event);
    event.preventDefault();
    say();
    if (ad.check()) await sendAd(made);
  };

  return { form, ad, banner, made, submit, transfers, stop };
}

function useAdPart() {
  const [state, setState] = useState({ adType: '', files: noFiles });
  const [error, setError] = useState<string | undefined>();
  const change = (part: Partial<typeof state>) => {
    setError(undefined);
    setState((now) => ({ ...now, ...part, ...(part.adType === '' && { files: noFiles }) }));
  };
  /** Whether it can be sent, or there is none to send. */
  const check = () => {
    if (state.adType === '') return true;
    const problem = state.files.length === 0 ? mediaNeeded : mediaProblem(state.files, state.adType);
    setError(problem);
    return problem === undefined;
  };
  return { ...state, error, change, check };
}

const failed = 'Failed to create shop.';

function failureOf(error: unknown): string[] {
  if (error instanceof CallError && error.status === 0) return [`${failed} Please check your connection.`];
  return linesOf(`${failed} Please try again.`, error);
}
