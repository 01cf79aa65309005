import { CallError } from '~/shared/api-client';
import type { UploadOptions } from '~/shared/upload-client';
import type { Question } from '~/shared/board/schemas';
import * as common from '~/shared/texts';
import type { Answer, SimilarFound } from '../../contract';
import { titleOf } from '../../rules';
import { upload } from '../api';
import type { Draft } from './draft';

/** Posts a question; with `force` even if a similar question exists. Throws CallError. */
export function postQuestion(
  draft: Draft,
  file: File | null,
  force: boolean,
  options: UploadOptions,
): Promise<Question | SimilarFound> {
  const { text, category, urgency, tags } = draft;
  const body = formOf(
    { title: titleOf(text), description: text.trim(), tags, category, urgency, ...(force && { force: 'true' }) },
    file,
  );
  return upload('POST /api/community/questions/', { body }, options);
}

/** Posts an answer. Throws CallError. */
export function postAnswer(
  questionId: number,
  text: string,
  file: File | null,
  options: UploadOptions,
): Promise<Answer> {
  const body = formOf({ question_id: String(questionId), answer_text: text.trim() }, file);
  return upload('POST /api/community/answers/', { body }, options);
}

function formOf(fields: Record<string, string>, file: File | null): FormData {
  const body = new FormData();
  // The file is the last part, so that the server reads the fields before it.
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('attachment', file);
  return body;
}

/** Returns the server's message for a failed post, or the board's (docs/product/community.md, "Board messages"). */
export function sendProblem(error: unknown): string {
  const fallback = common.sendFailed;
  if (!(error instanceof CallError) || error.status === 0) return fallback;
  return Object.values(error.fields).flat()[0] ?? (error.message || fallback);
}
