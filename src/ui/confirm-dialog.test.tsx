// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

afterEach(cleanup);

function Page({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      danger
      title="Delete shop?"
      description="Its ads go with it."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />
  );
}

describe('ConfirmDialog', () => {
  it('starts on Cancel, so that Enter destroys nothing', () => {
    render(<Page onConfirm={() => undefined} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete shop?' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('does nothing but close on Cancel', async () => {
    const onConfirm = vi.fn();
    render(<Page onConfirm={onConfirm} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is busy until the work is done, ignores further presses, then closes', async () => {
    let finish = () => undefined as void;
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Page onConfirm={onConfirm} />);
    const button = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when the work fails', async () => {
    render(<Page onConfirm={() => Promise.reject(new Error('no'))} />);
    const button = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
