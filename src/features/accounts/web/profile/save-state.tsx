import { Banner } from '~/ui/banner';
import type { BannerMessage } from '~/ui/hooks/use-banner';
import { Progress } from '~/ui/progress';
import { ConflictAlert } from '~/ui/conflict-alert';
import type { useProfileForm } from './use-profile-form';

type SaveStateProps = {
  form: Pick<ReturnType<typeof useProfileForm>, 'stale' | 'sent' | 'photo' | 'takeCurrent'>;
  banner: BannerMessage | null;
  onFailed: (lines: string[]) => void;
};

/** What stands above the buttons of the own profile's form: how far a photo is, what went wrong, what was saved. */
export function SaveState({ form, banner, onFailed }: SaveStateProps) {
  const takeCurrent = async () => {
    const outcome = await form.takeCurrent();
    if ('failed' in outcome) onFailed(outcome.failed);
  };
  return (
    <>
      {form.stale && <ConflictAlert busy={false} failed="Failed to update profile." onTakeCurrent={() => void (takeCurrent)()} />}
      {form.sent !== null && form.photo && (
        <Progress label={form.photo.name} value={form.sent} note={form.sent === 1 ? 'Processing …' : undefined} />
      )}
      <Banner banner={banner} />
    </>
  );
}
