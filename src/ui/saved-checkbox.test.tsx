import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '~/shared/api-client';
import { SavedCheckbox } from './saved-checkbox';

afterEach(cleanup);

test('shows what was pressed at once, takes nothing else until it is saved, and goes back if it fails', async () => {
  const saves: { saved: (isStored: boolean) => void }[] = [];
  const onSave = vi.fn();
  const messages = { success: vi.fn(), error: vi.fn() };
  function Setting() {
    const [on, setOn] = useState(true);
    const save = (next: boolean) =>
      new Promise<void>((resolve, reject) => {
        onSave(next);
        saves.push({
          saved: (isStored) =>
            isStored ? (setOn(next), resolve()) : reject(new CallError(0, '', 'No response', 'no_response', {})),
        });
      });
    return (
      <SavedCheckbox
        label="By mail"
        checked={on}
        onSave={save}
        messages={messages}
        words={{ on: 'On', off: 'Off', failed: 'Not saved' }}
      />
    );
  }
  render(<Setting />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'By mail' });
  fireEvent.click(box);
  expect([box.checked, box.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(box);
  expect([box.checked, onSave.mock.calls]).toEqual([false, [[false]]]);
  await act(async () => saves[0]!.saved(false));
  expect([box.checked, box.getAttribute('aria-disabled')]).toEqual([true, null]);
  expect(messages.error.mock.calls).toEqual([['Not saved']]);
  fireEvent.click(box);
  await act(async () => saves[1]!.saved(true));
  expect(box.checked).toBe(false);
  expect(messages.success.mock.calls).toEqual([['Off']]);
});
