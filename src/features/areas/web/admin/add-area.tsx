import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { NameForm } from './name-form';

type AddAreaProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Adds it; gives what went wrong, or nothing. */
  onAdd: (name: string) => Promise<string | undefined>;
};

/** A new area. */
export function AddArea({ open, onOpenChange, onAdd }: AddAreaProps) {
  const [adding, setAdding] = useState(false);
  const add = async (name: string) => {
    // Closed meanwhile, nobody would see why it was refused.
    setAdding(true);
    const problem = await onAdd(name);
    setAdding(false);
    if (problem === undefined) onOpenChange(false);
    return problem;
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Area" width="sm" compact dismissible={!adding} holdsTyping>
      <NameForm label="Area name" missing="Area name is required." onName={add} className="flex flex-col gap-5">
        {(busy) => (
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Add Area
            </Button>
          </div>
        )}
      </NameForm>
    </Dialog>
  );
}
