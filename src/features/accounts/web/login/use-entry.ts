import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '~/router';
import { chosenLanguage, currentSession, saveSession, takeWayBack } from '~/session';
import { pathIn, type Language } from '~/shared/language';
import { language } from '~/shared/texts';
import type { Messages } from '~/ui/hooks/use-message';
import type { SessionUser } from '../../contract';
import * as texts from '../../texts';
import { homeOf } from './home-of';

/** Keeps the session that a login has given, and leads to where the person wanted to be, or to their dashboard. */
export function useEntry() {
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Who wants Malayalam begins in it, unless this browser was told otherwise. */
  const goOn = async (path: string, wanted: Language = 'en') =>
    wanted === 'ml' && language === 'en' && chosenLanguage() === null
      ? window.location.assign(pathIn('ml', path))
      : navigate(path);
  return async (
    answer: { token: string; refresh_token: string; user: SessionUser },
    messages: Messages,
  ): Promise<void> => {
    // What a visitor, or the person before, was answered is not this person's.
    client.clear();
    saveSession(answer);
    // Storage is blocked or full. Without a word the person would be led to their dashboard and back here.
    if (!currentSession()) messages.error(texts.storageBlocked);
    else await goOn(takeWayBack()?.path ?? homeOf(answer.user), answer.user.language);
  };
}
