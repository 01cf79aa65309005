import { CallError } from '~/shared/api-client';
import type { UploadOptions } from '~/shared/upload-client';
import { sendOrLeave, type Post } from '~/shared/unsent';
import type { Question } from '~/shared/board/schemas';
import * as common from '~/shared/texts';
import type { Answer, SimilarFound } from '../../contract';
import { titleOf } from '../../rules';
import { upload } from '../api';
import type { Draft } from './draft';

/**
 * Posts a question; with `force` even if a similar question exists. Resolves to null when there is no connection, and
 * it waits on this device. Throws CallError.
 */
export function postQuestion(
  draft: Draft,
  file: File | null,
  force: boolean,
  options: UploadOptions,
): Promise<Question | SimilarFound | null> {
  const { text, category, urgency, tags } = draft;
  const title = titleOf(text);
  const fields = { title, description: text.trim(), tags, category, urgency, ...(force && { force: 'true' }) };
  const address = 'POST /api/community/questions/';
  return sendOrLeave((body) => upload(address, { body }, options), {
    address,
    parts: partsOf(fields, file),
    title,
    anyway: { force: 'true' },
  });
}

/** Posts an answer. Resolves to null when there is no connection, and it waits on this device. Throws CallError. */
export function postAnswer(
  questionId: number,
  text: string,
  file: File | null,
  options: UploadOptions,
): Promise<Answer | null> {
  const address = 'POST /api/community/answers/';
  const parts = partsOf({ question_id: String(questionId), answer_text: text.trim() }, file);
  return sendOrLeave((body) => upload(address, { body }, options), { address, parts, title: titleOf(text) });
}

// The file is the last part, so that the server reads the fields before it.
const partsOf = (fields: Record<string, string>, file: File | null): Post['parts'] => [
  ...Object.entries(fields),
  ...(file ? [['attachment', file] as const] : []),
];

/** Returns the server's message for a failed post, or the board's (docs/product/community.md, "Board messages"). */
export function sendProblem(error: unknown): string {
  const fallback = common.sendFailed;
  if (!(error instanceof CallError) || error.status === 0) return fallback;
  return Object.values(error.fields).flat()[0] ?? (error.message || fallback);
}
