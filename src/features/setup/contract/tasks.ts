/** The tasks of the set-up, in the order in which a committee begins. */
export const setupTasks = [
  'names',
  'contact',
  'areas',
  'look',
  'mail',
  'people',
  'money',
  'backup',
  'second_factor',
  'demo',
] as const;
export type SetUpTaskKey = (typeof setupTasks)[number];

/** The tasks that a superuser can confirm without a change. */
export const confirmable = ['names', 'areas', 'look', 'money'] as const satisfies readonly SetUpTaskKey[];
export type ConfirmableKey = (typeof confirmable)[number];
