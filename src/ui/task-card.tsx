import { useId, type ReactNode } from 'react';
import type { PagePath } from '~/shared/addresses';
import { ButtonLink } from './button-link';
import { Card } from './card';

export type TaskCardProps = {
  icon: ReactNode;
  title: string;
  /** What it is about, in a sentence. */
  lead: ReactNode;
  /** Buttons and links, the usual action first. */
  children: ReactNode;
};

/** Renders one field of work on a dashboard, with its actions; an <li> for a list of them. */
export function TaskCard({ icon, title, lead, children }: TaskCardProps) {
  const id = useId();
  return (
    <Card as="li" aria-labelledby={id} className="flex flex-col">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-md bg-primary-tint text-primary [&_svg]:size-5.5"
      >
        {icon}
      </span>
      <h3 id={id} className="mt-4 text-lg">
        {title}
      </h3>
      <p className="mt-1 mb-5 text-sm text-muted">{lead}</p>
      <div className="mt-auto flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

/** Renders a TaskCard whose only action leads to a screen of the same name. */
export const TaskLink = ({ to, ...card }: Omit<TaskCardProps, 'children'> & { to: PagePath }) => (
  <TaskCard {...card}>
    <ButtonLink size="sm" to={to}>
      {card.title}
    </ButtonLink>
  </TaskCard>
);
