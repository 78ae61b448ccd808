import { type SessionAnswer, signInEndpoints } from '@asamblea/domain';
import { askApi } from '../asking/askApi.ts';
import { keepDeskSession } from '../tab/keptSession.ts';
import { keepTabAssembly } from '../tab/tabAssembly.ts';
import { keepVoterAssembly } from '../tab/voterAssembly.ts';

let asked: Promise<SessionAnswer> | null = null;

/** Asked once a page; again only if it failed. Signing in and out replace the whole page. */
export function readSession(): Promise<SessionAnswer> {
  asked ??= askSession();
  return asked;
}

/** The present session, read again. */
export function readSessionAgain(): Promise<SessionAnswer> {
  asked = null;
  return readSession();
}

async function askSession(): Promise<SessionAnswer> {
  try {
    const answer = await askApi(signInEndpoints.readSession);
    if (answer.session.assembly !== null) keepTabAssembly(answer.session.assembly);
    keepDeskSession(answer);
    keepVoterAssembly(answer.session);
    return answer;
  } catch (error) {
    asked = null;
    throw error;
  }
}
