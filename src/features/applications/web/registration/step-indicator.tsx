import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { steps } from './application';
import * as texts from '../../texts';

type StepIndicatorProps = {
  current: number;
  completed: readonly number[];
  /** Steps with faulty fields. */
  faulty: readonly number[];
  onStep: (step: number) => void;
};

/** Shows the current step and a button for each; a row on phones, a column beside the form elsewhere. */
export function StepIndicator({ current, completed, faulty, onStep }: StepIndicatorProps) {
  return (
    <nav aria-label={texts.stepsLabel}>
      <ol className="grid grid-cols-3 gap-2 lg:grid-cols-1 lg:gap-0">
        {steps.map(({ title }, index) => {
          const state = faulty.includes(index) ? 'faulty' : completed.includes(index) ? 'completed' : 'open';
          const active = index === current;
          return (
            <li key={title} className="relative lg:pb-6 lg:last:pb-0">
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute top-5 right-[calc(50%+1.75rem)] left-[calc(-50%+1.75rem)] h-px bg-line-strong',
                    'lg:-top-6 lg:right-auto lg:bottom-[calc(100%-0.25rem)] lg:left-5 lg:h-7 lg:w-px',
                  )}
                />
              )}
              <button
                type="button"
                aria-current={active ? 'step' : undefined}
                onClick={() => onStep(index)}
                className={clsx(
                  'group flex w-full flex-col items-center gap-2 rounded-md text-center',
                  'lg:flex-row lg:gap-4 lg:text-start',
                )}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'grid size-10 shrink-0 place-items-center rounded-full border',
                    'text-lg font-bold tabular-nums transition-colors',
                    looks[state],
                    active && 'outline-2 outline-offset-3 outline-primary',
                    state === 'open' && (active ? 'border-primary text-primary' : 'border-line-strong text-muted'),
                  )}
                >
                  {state === 'faulty' ? <CircleAlert className="size-5" /> : null}
                  {state === 'completed' ? <Check className="size-5" strokeWidth={3} /> : null}
                  {state === 'open' ? index + 1 : null}
                </span>
                <span
                  className={clsx(
                    'text-xs leading-tight group-hover:underline sm:text-sm lg:text-base',
                    active ? 'font-semibold text-ink' : 'text-muted',
                  )}
                >
                  <span className="sr-only">{fillText(texts.stepNumber, { index: index + 1 })} </span>
                  {title}
                  {state !== 'open' && <span className="sr-only">, {words[state]}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const looks = {
  faulty: 'border-danger bg-danger-tint text-danger',
  completed: 'border-primary bg-primary text-on-primary',
  open: 'bg-card',
};

const words = { faulty: texts.stepFaulty, completed: texts.stepCompleted };
