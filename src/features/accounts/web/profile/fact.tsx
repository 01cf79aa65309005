import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { User } from '../../contract';
import { langOf } from '~/ui/content-text';
import * as texts from '../../texts';
import { shownValue, type ProfileField } from './fields';

type FactProps = {
  label: string;
  /** Shown when there is no value. */
  fallback?: string;
  className?: string;
  children?: ReactNode;
};

/** One known thing of a person in a <dl>. */
export function Fact({ label, fallback = texts.notAvailable, className, children }: FactProps) {
  const missing = children === null || children === undefined || children === '';
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-sm text-muted">{label}</dt>
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

/** Some fields of a profile as they are read. */
export function Facts({ user, fields, classOf }: FactsProps) {
  return fields.map((field) => (
    <Fact key={field.name} label={field.label} className={classOf?.(field)}>
      {shownValue(user, field)}
    </Fact>
  ));
}
