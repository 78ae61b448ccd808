import type { PrintedForm, ProxyFormsAnswer } from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import { type InvitationSlip, invitationSlips, type SlipFrame } from './invitationSlips.ts';

type Paper = Pick<PdfDefinition, 'content'>;

/** The proxy forms as they are printed; `origin` is where the application is. */
export type FormPaper = (
  about: ProxyFormsAnswer,
  forms: readonly PrintedForm[],
  origin: string,
) => Paper;

/**
 * One print for everybody: by the owners of each form, in the order of the roster, a page with their
 * credentials and after it their proxy form. Each credential is printed once; those of people without a
 * form come last. Forms of others are left out.
 */
export function credentialsAndForms(
  slips: readonly InvitationSlip[],
  about: ProxyFormsAnswer,
  formPaper: FormPaper,
  frame: SlipFrame,
  paper: 'letter' | 'a4',
): PdfDefinition {
  const waiting = new Map(slips.map((slip) => [slip.sheet.personId, slip]));
  const chosen = new Set(waiting.keys());
  const papers = about.forms.flatMap((form): readonly Paper[] => {
    if (!form.ownerIds.some((personId) => chosen.has(personId))) return [];
    const theirs = form.ownerIds.flatMap((personId) => waiting.get(personId) ?? []);
    for (const { sheet } of theirs) waiting.delete(sheet.personId);
    const page = formPaper(about, [form], frame.origin);
    return theirs.length === 0 ? [page] : [invitationSlips(theirs, frame), page];
  });
  const rest = waiting.size === 0 ? [] : [invitationSlips([...waiting.values()], frame)];
  return {
    info: { title: 'Credenciales y poderes' },
    pageSize: paper === 'letter' ? 'LETTER' : 'A4',
    footer: null,
    content: [...papers, ...rest].map(({ content }, at) => ({
      stack: [content],
      ...(at === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  };
}
