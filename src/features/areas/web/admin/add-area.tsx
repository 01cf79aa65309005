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
  const add = async (name: string) => {
    const problem = await onAdd(name);
    if (problem === undefined) onOpenChange(false);
    return problem;
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Area" width="sm" compact>
      <NameForm label="Area name" missing="Area name is required." onName={add} className="flex flex-col gap-5">
        {(busy) => (
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
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
