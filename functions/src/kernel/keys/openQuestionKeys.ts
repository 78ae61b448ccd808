import { join } from 'node:path';
import { localQuestionKeys } from './localQuestionKeys.ts';
import type { QuestionKeys } from './questionKeys.ts';
import { secretManagerKeys } from './secretManagerKeys.ts';

export function questionKeys(env: NodeJS.ProcessEnv = process.env): QuestionKeys {
  const folder = env.ASAMBLEA_KEYS_DIR;
  return folder === undefined
    ? secretManagerKeys({ project: env.GCLOUD_PROJECT ?? '' })
    : localQuestionKeys(join(folder, 'questions'));
}
