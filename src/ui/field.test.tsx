// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';

afterEach(cleanup);

describe('Field', () => {
  it('names its control by the label', () => {
    render(
      <Field label="Full name">
        <Input />
      </Field>,
    );
    expect(screen.getByLabelText('Full name').tagName).toBe('INPUT');
  });

  it('describes its control by the error first and then the hint, and marks it invalid', () => {
    render(
      <Field label="Phone" hint="Ten digits" error="Phone is required" required>
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText(/Phone/);
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Phone is required', 'Ten digits']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('says nothing of errors while there is none', () => {
    render(
      <Field label="Area">
        <Select options={[{ value: 'a', label: 'Alathur' }]} />
      </Field>,
    );
    const select = screen.getByLabelText('Area');
    expect(select.hasAttribute('aria-invalid')).toBe(false);
    expect(select.hasAttribute('aria-describedby')).toBe(false);
  });

  it("keeps a control's own description beside that of the field", () => {
    render(
      <>
        <p id="own">Own</p>
        <Field label="Name" id="name" hint="Hint">
          <Input aria-describedby="own" />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('Name').getAttribute('aria-describedby')).toBe('name-hint own');
  });
});
