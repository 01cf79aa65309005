import { FormWindow, type FormWindowProps } from '~/ui/forms/form-window';
import { requestForm } from '../../contract/forms';
import * as texts from '../../texts';

type RequestWindowProps<V extends object> = Pick<
  FormWindowProps<V>,
  'open' | 'onClose' | 'title' | 'submitLabel' | 'children'
> & {
  title: string;
  values: V;
  /** Returns the request as its schema takes it. */
  body: (values: V) => object;
  send: (values: V) => Promise<unknown>;
  onSent: (words: string) => void;
};

/** Renders the window that requests something for an ad of the office. */
export const RequestWindow = <V extends object>(props: RequestWindowProps<V>) => {
  const { values: opened, body, send, onSent, ...frame } = props;
  return (
    <FormWindow<V>
      {...frame}
      width="sm"
      compact
      label={frame.title}
      className="flex flex-col gap-5"
      form={{
        opened: { values: opened },
        schema: requestForm,
        body: ({ values }) => body(values),
        failed: texts.requestFailed,
        withReason: true,
        save: async ({ values }) => {
          await send(values);
          onSent(texts.requestSent);
        },
      }}
    />
  );
};
