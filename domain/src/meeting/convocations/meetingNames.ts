import type { PackId } from '../../kernel/assemblies/packId.ts';

/** What each law calls the meeting; all of them are «la». */
const names: Readonly<Record<PackId, string>> = {
  'co-ph': 'asamblea de propietarios',
  'co-sas': 'asamblea de accionistas',
  'co-sa': 'asamblea general de accionistas',
  'es-lph': 'junta de propietarios',
  'es-sa': 'junta general de accionistas',
  'es-sl': 'junta general de socios',
  'ar-ccyc': 'asamblea de propietarios',
  'ar-lgs': 'asamblea de accionistas',
  'cl-21442': 'asamblea de copropietarios',
  'mx-cdmx': 'asamblea general de condóminos',
  'mx-lgsm': 'asamblea general de accionistas',
  generic: 'asamblea',
};

export function meetingName(packId: PackId): string {
  return names[packId];
}
