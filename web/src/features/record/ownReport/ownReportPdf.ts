import {
  type OwnDecision,
  type OwnReport,
  presentResult,
  saying,
  sayOwnDeadline,
  sayOwnPresence,
  sayOwnVotes,
  sayQuestionNumber,
} from '@asamblea/domain';
import type { Content } from 'pdfmake/interfaces';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { notShown, ownReceipts, sayOwnSession } from './ownWords.ts';

/** The report of a session for one person, on paper. */
export function ownReportPdf(report: OwnReport): Promise<Blob> {
  const { assemblyName, name, timeZone, readAt, decisions, deadlines, sealMark } = report;
  const sealed = sealMark === undefined ? '' : ` Sello del registro: ${sealMark}`;
  return pdfFile({
    info: { title: `Mi asamblea · ${assemblyName}` },
    content: [
      { text: assemblyName, fontSize: 18, bold: true },
      { text: name, fontSize: 12, margin: [0, 2, 0, 2] },
      { text: sayOwnSession(report), color: '#444', margin: [0, 0, 0, 8] },
      ...sayOwnPresence(report),
      ...(decisions.length === 0 ? [] : [title('Lo que se decidió')]),
      ...decisions.map(decisionOf),
      ...(deadlines.length === 0 ? [] : [title('Si no está de acuerdo')]),
      ...deadlines.map(sayOwnDeadline),
      {
        text: saying`Preparado el ${formatMoment(readAt, timeZone)}. No reemplaza el acta.${sealed}`,
        color: '#444',
        margin: [0, 14, 0, 0],
      },
    ],
  });
}

function title(text: string): Content {
  return { text, fontSize: 13, bold: true, margin: [0, 12, 0, 4] };
}

function decisionOf(decision: OwnDecision): Content {
  const { result, text } = decision;
  const said = result === null ? null : presentResult(result);
  const receipts = ownReceipts(decision);
  return {
    unbreakable: true,
    margin: [0, 2, 0, 6],
    stack: [
      {
        columns: [
          { text: `${sayQuestionNumber(decision)}. ${text}`, bold: true, width: '*' },
          { text: said?.word ?? '', bold: true, width: 'auto', alignment: 'right' },
        ],
      },
      { text: said?.sentence ?? notShown, color: '#444' },
      ...(said === null ? [] : [{ text: said.base, color: '#444' }]),
      ...sayOwnVotes(decision),
      ...(receipts.length === 0 ? [] : [`Comprobantes: ${receipts.join(', ')}`]),
    ],
  };
}
