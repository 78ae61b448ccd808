import { ActaToSign } from '../../features/record/signing/ActaToSign.tsx';
import { OwnActaPage } from '../../features/record/signing/OwnActaPage.tsx';
import { OwnActaObjections } from '../../parts/acta/OwnActaObjections.tsx';
import { ActaText } from './ActaText.tsx';

/** The minutes that one is asked to sign or was told of: what to do with them first, their text last. */
export function OwnActaRoute() {
  return <OwnActaPage sections={sections} />;
}

const sections = { sign: ActaToSign, objections: OwnActaObjections, text: ActaText } as const;
