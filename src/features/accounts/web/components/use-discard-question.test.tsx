import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '~/ui/dialog';
import { useDiscardQuestion } from './use-discard-question';
import { useTold } from './use-told';

afterEach(cleanup);

function Form({ onTyped }: { onTyped: (typed: boolean) => void }) {
  const [name, setName] = useState('');
  useTold(name !== '', onTyped);
  return <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />;
}

function Screen() {
  const [open, setOpen] = useState(true);
  const { question, setTyped, ...closing } = useDiscardQuestion(() => setOpen(false));
  return (
    <Dialog {...closing} open={open} title="Edit" holdsTyping>
      <Form onTyped={setTyped} />
      {question}
    </Dialog>
  );
}

const field = () => screen.queryByLabelText<HTMLInputElement>('Name');
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('nothing typed: the window closes at once', () => {
  render(<Screen />);
  escape();
  expect(field()).toBeNull();
});

test('something typed: it asks, keeps it, and loses it only when told to', () => {
  render(<Screen />);
  fireEvent.change(field()!, { target: { value: 'Anil' } });
  escape();
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field()?.value).toBe('Anil');
  escape();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field()).toBeNull();
});
