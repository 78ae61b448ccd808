import type { RosterField } from '../rosters/rosterFields.ts';
import type { FieldTitles } from './fieldTitles.ts';
import {
  coownerTitles,
  documentTitles,
  emailTitles,
  ownerTitles,
  phoneTitles,
} from './ownerTitles.ts';
import { arrearsTitles, groupTitles, kindTitles, unitTitles, weightTitles } from './unitTitles.ts';

/** How people title each field of the roster. Only code that reads a table carries these words. */
export const rosterTitles: Readonly<Record<RosterField, FieldTitles>> = {
  unit: unitTitles,
  group: groupTitles,
  kind: kindTitles,
  weight: weightTitles,
  owner: ownerTitles,
  document: documentTitles,
  email: emailTitles,
  phone: phoneTitles,
  coowners: coownerTitles,
  arrears: arrearsTitles,
};
