import { useState } from 'react';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import { toast } from '~/ui/toast';
import { Row, Specimen } from './specimen';

/** Shows tabs, windows and messages. */
export function Overlays() {
  return (
    <>
      <Specimen title="Tabs">
        <Tabs defaultValue="directory">
          <TabList label="Resources">
            <Tab value="directory">Directory</Tab>
            <Tab value="documents" count={12}>
              Documents
            </Tab>
            <Tab value="archives" disabled>
              Archives
            </Tab>
          </TabList>
          <TabPanel value="directory">The current engineering directory.</TabPanel>
          <TabPanel value="documents">Standards, safety sheets and templates.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen title="Dialog, ConfirmDialog" note="On phones a sheet from the bottom.">
        <Row>
          <EditDialog />
          <DeleteDialog />
        </Row>
      </Specimen>
      <Specimen title="Toast">
        <Row>
          <Button variant="secondary" onClick={() => toast.success('Shop created successfully!')}>
            Success toast
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.error('Failed to save', { problems: ['Please try again.'] })}
          >
            Error toast
          </Button>
        </Row>
      </Specimen>
    </>
  );
}

const fieldNames = ['Name', 'Location', 'Address', 'Contact number', 'E-mail', 'Website', 'Opening hours', 'Owner'];

function EditDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Open dialog</Button>}
      title="Edit shop"
      description="What visitors see in the shop finder."
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {fieldNames.map((label) => (
          <Field key={label} label={label}>
            <Input />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}

function DeleteDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete shop
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        danger
        title="Delete Nila Building Centre?"
        description="Its 3 ads and their files go with it. This can't be undone."
        confirmLabel="Delete"
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1200))}
      />
    </>
  );
}
