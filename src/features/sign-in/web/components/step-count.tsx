import * as texts from '../../texts';
import { fillText } from '~/shared/fill-text';

/** Renders the step of a flow, in words and as bars. */
export function StepCount({ step, of }: { step: number; of: number }) {
  return (
    <div className="mb-3 flex items-center gap-3">
      <p className="text-sm font-semibold text-laterite-ink tabular-nums">{fillText(texts.stepCount, { step, of })}</p>
      <span aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={index < step ? 'h-1 w-7 bg-laterite' : 'h-1 w-7 bg-line'} />
        ))}
      </span>
    </div>
  );
}
