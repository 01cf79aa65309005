import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '~/router';
import { chosenLanguage, currentSession, saveSession, takeWayBack } from '~/session';
import type { PageAddress } from '~/shared/addresses';
import { pathIn, type Language } from '~/shared/language';
import { language } from '~/shared/texts';
import type { Messages } from '~/ui/hooks/use-message';
import type { SessionUser } from '../../contract';
import * as texts from '../../texts';
import { forgetApplication } from '../application-sent';
import { homeOf } from './home-of';

/** Returns a function that stores a login's session and leads to the wanted page or the dashboard. */
export function useEntry() {
  const client = useQueryClient();
  const navigate = useNavigate();
  /** A person who prefers Malayalam begins in it, unless a language was chosen in this browser. */
  const goOn = async (path: PageAddress, wanted: Language = 'en') =>
    wanted === 'ml' && language === 'en' && chosenLanguage() === null
      ? window.location.assign(pathIn('ml', path))
      : navigate(path);
  return async (
    answer: { token: string; refresh_token: string; user: SessionUser },
    messages: Messages,
  ): Promise<void> => {
    // Answers to a visitor, or to the person before, are not this person's.
    client.clear();
    saveSession(answer);
    forgetApplication();
    // Storage is blocked or full. Without a message the person would be led to their dashboard and back here.
    if (!currentSession()) messages.error(texts.storageBlocked);
    else await goOn(takeWayBack()?.path ?? homeOf(answer.user), answer.user.language);
  };
}
