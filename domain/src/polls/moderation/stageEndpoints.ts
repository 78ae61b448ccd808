import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { Stage } from '../../kernel/sessions/stage.ts';
import { type StageRequest, stageRequest } from '../questions/questionRequests.ts';

/** The content for the hall while no question is there. */
export const stageEndpoints = {
  setStage: post('/stage', 'setStage').of<StageRequest, { readonly stage: Stage }>(),
};

export const stageSchemas: SchemasOf<typeof stageEndpoints> = { setStage: stageRequest };
