import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';

type Handler = (input: unknown, context: { language: Language }) => unknown;

/** Registers calls whose answers have a `message`: it is said in the language that the call was made in, as what is refused is. */
export function spoken(calls: CallRegistrar, { translator }: Pick<Site, 'translator'>): CallRegistrar {
  const inTheirs =
    (handler: Handler): Handler =>
    async (input, context) => {
      const answer = await handler(input, context);
      return hasMessage(answer) ? { ...answer, message: translator.said(answer.message, context.language) } : answer;
    };
  return {
    ...calls,
    register: (table, own) => {
      const handlers = Object.entries(own as unknown as Record<string, Handler>).map(([name, handler]) => [name, inTheirs(handler)]);
      calls.register(table, Object.fromEntries(handlers) as typeof own);
    },
  };
}

const hasMessage = (answer: unknown): answer is { message: string } =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
