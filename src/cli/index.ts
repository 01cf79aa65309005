import { StartError } from '~/platform/errors/start-error';
import { backup } from './backup';
import { check } from './check';
import type { Command, Machine, CommandOutput, StandaloneCommand } from './command';
import { demoLoad, demoRemove } from './demo';
import { filesClaim } from './files';
import { jobsList, jobsRequeue } from './jobs';
import { keyRotate } from './key';
import { migrate } from './migrate';
import { pushRotateKey } from './push';
import { resetFactor } from './reset-factor';
import { restore } from './restore';
import { sessionsEnd } from './sessions';
import { superuser } from './superuser';

/** The commands that work on an open site, in the order of the help. */
export const commands: readonly Command[] = [
  superuser,
  jobsList,
  jobsRequeue,
  check,
  keyRotate,
  filesClaim,
  sessionsEnd,
  resetFactor,
  pushRotateKey,
  demoLoad,
  demoRemove,
];

/** The commands that open what they need by themselves, in the order of the help. */
export const standaloneCommands: readonly StandaloneCommand[] = [backup, restore, migrate];

/** Returns the commands as a running server runs them: those that change something run one at a time. */
export function serveCommands(machine: Machine): Record<string, (input: unknown) => Promise<CommandOutput>> {
  let busy: string | undefined;
  const inTurn = (command: Command) => async (input: unknown) => {
    if (command.looks) return command.run(machine, input);
    if (busy !== undefined) throw new StartError(`Another command is at work: ${busy}. Try again when it is done.`);
    busy = command.name;
    try {
      return await command.run(machine, input);
    } finally {
      busy = undefined;
    }
  };
  return Object.fromEntries(commands.map((command) => [addressOf(command), inTurn(command)]));
}

/** Returns what a command is called on the socket. */
export const addressOf = ({ name }: Command) => name.replaceAll(' ', '-');
