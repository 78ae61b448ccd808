import * as z from 'zod';
import { modalities } from '../meetings/meeting.ts';

/** `POST /api/settings/modality` */
export const modalityRequest = z.strictObject({ modality: z.enum(modalities) });
export type ModalityRequest = z.infer<typeof modalityRequest>;
export type ModalityAnswer = ModalityRequest;
