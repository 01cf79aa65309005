import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { CheckSquare } from '../check-square';

type SelectBoxProps = {
  /** What is chosen by it; the box's only name. */
  label: string;
  checked: boolean;
  /** Whether only a part of what it stands for is chosen. */
  partly?: boolean;
  onChange: () => void;
  className?: string;
};

/** Renders the box that chooses a row, or all of them; the whole of its cell can be pressed. */
export function SelectBox({ label, checked, partly = false, onChange, className }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly && !checked;
  }, [partly, checked]);
  return (
    <label
      className={clsx('grid size-7 cursor-pointer place-items-center pointer-coarse:size-11 print:hidden', className)}
    >
      <CheckSquare ref={box} aria-label={label} checked={checked} onChange={onChange} className="size-4.5" />
    </label>
  );
}
