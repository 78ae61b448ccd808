import { ofScreens } from '@asamblea/domain';
import type { StartedPath } from './startedPages.ts';

/** The purpose of the pages that start by themselves: they bring no line of the others. */
export const startedSummaries: Readonly<Record<StartedPath, string>> = {
  '/votes/current': 'Vote por sus unidades cuando se abra una pregunta.',
  '/login': 'Ingrese a su asamblea con su correo y su contraseña.',
  '/loginAttorney': 'Ingrese como apoderado con su documento y su código personal.',
  '/loginVirtual': 'Ingrese con su invitación o con su código personal.',
  '/forgot-password': 'Reciba un correo para cambiar su contraseña.',
  ...ofScreens(({ summary }) => summary),
};
