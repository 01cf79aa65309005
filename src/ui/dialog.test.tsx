// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog';

afterEach(cleanup);

function Page({ focusField = false }: { focusField?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>View Details</button>
      <Dialog open={open} onOpenChange={setOpen} title="Nila Building Centre" description="Ottapalam">
        <input aria-label="Note" data-autofocus={focusField || undefined} />
      </Dialog>
    </>
  );
}

function openIt(): HTMLElement {
  const opener = screen.getByText('View Details');
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

describe('Dialog', () => {
  it('is a modal dialog named by its title and described by its description', () => {
    render(<Page />);
    openIt();
    const dialog = screen.getByRole('dialog', { name: 'Nila Building Centre' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Ottapalam');
  });

  it('has its step in the history before it is drawn, and takes it back', async () => {
    render(<Page />);
    const windows = () => (window.history.state as { usr?: { windows?: number } } | null)?.usr?.windows ?? 0;
    openIt();
    // In the commit that draws it: no press of Back can come between.
    expect(windows()).toBe(1);
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(windows()).toBe(0));
    openIt();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(windows()).toBe(0);
  });

  it('takes the focus itself and gives it back to the opener when Escape closes it', async () => {
    render(<Page />);
    const opener = openIt();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('puts the focus on the element marked data-autofocus', async () => {
    render(<Page focusField />);
    const opener = openIt();
    expect(document.activeElement).toBe(screen.getByLabelText('Note'));
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
