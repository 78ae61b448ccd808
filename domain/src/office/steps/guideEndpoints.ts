import { get } from '../../kernel/access/endpoint.ts';
import type { GuideAnswer } from './guideSteps.ts';

/** Where the assembly stands on its way from nothing to its minutes. */
export const guideEndpoints = {
  readGuide: get('/guide', 'readGuide').of<undefined, GuideAnswer>(),
};
