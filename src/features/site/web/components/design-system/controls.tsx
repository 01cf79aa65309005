import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonAnchor, ButtonLink } from '~/ui/button-link';
import { Checkbox } from '~/ui/checkbox';
import { Chip, RemovableChip } from '~/ui/chip';
import { Field } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Input } from '~/ui/input';
import { PasswordInput } from '~/ui/password-input';
import { RadioGroup } from '~/ui/radio-group';
import { Select } from '~/ui/select';
import { Textarea } from '~/ui/textarea';
import { Row, Specimen } from './specimen';

const longText = 'A label so long that it has to break over two lines on a phone without pushing anything out';

/** Shows buttons and form controls in all their states. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Chips />
      <TextFields />
      <Choices />
    </>
  );
}

function Buttons() {
  return (
    <>
      <Specimen title="Button" note="primary once per view; danger only for what can't be taken back.">
        <Row>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">
            <Trash2 aria-hidden="true" /> Delete
          </Button>
          <Button variant="link">Link</Button>
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">
            Large <ArrowRight aria-hidden="true" />
          </Button>
          <ButtonLink to="#controls" variant="secondary">
            ButtonLink
          </ButtonLink>
          <ButtonAnchor variant="secondary" href="#controls">
            <Download aria-hidden="true" /> ButtonAnchor
          </ButtonAnchor>
        </Row>
        <Row>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button loading>Loading</Button>
          <Button variant="secondary" loading>
            Loading
          </Button>
        </Row>
        <Button className="max-w-xs">{longText}</Button>
      </Specimen>
      <Specimen title="IconButton" note="Its label is its name and its tooltip.">
        <Row>
          <IconButton label="Search">
            <Search aria-hidden="true" />
          </IconButton>
          <IconButton label="Search, outlined" variant="outline">
            <Search aria-hidden="true" />
          </IconButton>
          <IconButton label="Search, solid" variant="solid">
            <Search aria-hidden="true" />
          </IconButton>
          <IconButton label="Search, small" variant="outline" size="sm">
            <Search aria-hidden="true" />
          </IconButton>
          <IconButton label="Search, disabled" variant="outline" disabled>
            <Search aria-hidden="true" />
          </IconButton>
        </Row>
      </Specimen>
    </>
  );
}

function Chips() {
  const [selected, setSelected] = useState('All Categories');
  return (
    <Specimen title="Chip" note="Filters; the removable kind shows what is in force.">
      <Row>
        {['All Categories', 'Standards', 'Safety', 'Templates'].map((name, index) => (
          <Chip key={name} count={12 - index * 3} selected={selected === name} onClick={() => setSelected(name)}>
            {name}
          </Chip>
        ))}
        <Chip disabled>Quality</Chip>
        <RemovableChip removeLabel="Remove area Palakkad Rural" onRemove={() => setSelected('All Categories')}>
          Area: Palakkad Rural
        </RemovableChip>
      </Row>
    </Specimen>
  );
}

function TextFields() {
  return (
    <Specimen title="Field" note="Wires label, hint and error to Input, Textarea, PasswordInput and Select.">
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <Field label="Full name" required hint="As on your licence.">
          <Input autoComplete="name" placeholder="Anitha Menon" />
        </Field>
        <Field label="Contact number" required error="Contact number must be 10 digits">
          <Input inputMode="tel" defaultValue="98460" />
        </Field>
        <Field label="Password" hint="At least 8 characters.">
          <PasswordInput autoComplete="new-password" defaultValue="nila-river" />
        </Field>
        <Field label="Category">
          <Select defaultValue="" placeholder="All Categories" options={categories} />
        </Field>
        <Field label="Location" error="Location is required">
          <Select defaultValue="a" options={[{ value: 'a', label: longText }]} />
        </Field>
        <Field label="Membership ID" hint="Given at approval; it can't be changed.">
          <Input disabled defaultValue="PKD0042" />
        </Field>
        <Field label={longText}>
          <Input />
        </Field>
        <Field label="പേര്" hint="മലയാളത്തിലും എഴുതാം">
          <Input lang="ml" defaultValue="അനിത മേനോൻ" />
        </Field>
        <Field label="Description" className="sm:col-span-2" hint="Markdown is not needed.">
          <Textarea defaultValue="Ready-mix concrete and aggregates, delivered across the district." />
        </Field>
      </div>
    </Specimen>
  );
}

const categories = [
  { value: 1, label: 'Building Materials' },
  { value: 2, label: 'Electrical' },
  { value: 3, label: 'Sanitary and Plumbing' },
];

function Choices() {
  return (
    <Specimen title="Checkbox, RadioGroup" note="Native boxes; the whole line can be pressed.">
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-1">
          <Checkbox label="Send me notices by e-mail" defaultChecked />
          <Checkbox label="Show my phone number" hint="Members only; visitors never see it." />
          <Checkbox label="Disabled" disabled defaultChecked />
          <Checkbox label="I have read the rules" error="Please confirm that you have read the rules" />
        </div>
        <RadioGroup
          legend="Position"
          name="position"
          required
          defaultValue="member"
          hint="A position is a request until it is approved."
          options={[
            { value: 'member', label: 'Member' },
            { value: 'unit_admin', label: 'Unit admin', hint: 'Looks after one of 36 units.' },
            { value: 'admin', label: 'Admin', disabled: true },
          ]}
        />
      </div>
      <RadioGroup
        inline
        legend="Sort by"
        name="sort"
        error="Choose an order"
        options={[
          { value: 'name', label: 'Name' },
          { value: 'date', label: 'Join date' },
        ]}
      />
    </Specimen>
  );
}
