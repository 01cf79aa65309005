import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { User } from '~/shared/person/user';
import * as common from '~/shared/texts';
import { langOf } from '~/ui/content-text';
import { shownValue, type ProfileField } from './fields';

type FactProps = {
  label: string;
  /** An explanation beside the label. */
  hint?: string;
  fallback?: string;
  className?: string;
  children?: ReactNode;
};

/** Renders a label and its value in a <dl>. */
export function Fact({ label, hint, fallback = common.notAvailable, className, children }: FactProps) {
  const missing = children === null || children === undefined || children === '';
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-sm text-muted">
        {label}
        {hint && <span className="block text-xs">{hint}</span>}
      </dt>
      <dd
        lang={typeof children === 'string' ? langOf(children) : undefined}
        className={clsx('mt-0.5 wrap-anywhere whitespace-pre-line', missing && 'text-muted')}
      >
        {missing ? fallback : children}
      </dd>
    </div>
  );
}

type FactsProps = {
  user: User;
  fields: readonly ProfileField[];
  classOf?: (field: ProfileField) => string | undefined;
};

export function Facts({ user, fields, classOf }: FactsProps) {
  return fields.map((field) => (
    <Fact key={field.name} label={field.label} hint={field.hint} className={classOf?.(field)}>
      {shownValue(user, field)}
    </Fact>
  ));
}
