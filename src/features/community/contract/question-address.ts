import type { PageAddress } from '~/shared/addresses';

/** Returns the address of a question's thread on the board. */
export const questionAddress = (id: number): PageAddress => `/community?question=${id}`;
