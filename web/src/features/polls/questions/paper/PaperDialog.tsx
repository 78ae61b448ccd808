import {
  type AgendaException,
  type AgendaWarning,
  formatCount,
  needsNoConflict,
  type PaperCheck,
  paperEndpoints,
  paperRequest,
  type Question,
  sayUnits,
  type VoteTable,
} from '@asamblea/domain';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { sendPaper } from '../../../../firebase/asking/sendPaper.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { useOwnAssembly } from '../../../../firebase/records/useOwnAssembly.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import type { ChosenPaper } from '../../../../ui/files/PaperField.tsx';
import { PlainTable } from '../../../../ui/lists/PlainTable.tsx';
import { LawWarnings } from '../form/LawWarnings.tsx';
import { BesideFields } from '../opening/BesideFields.tsx';
import { InterestedFields } from '../opening/InterestedFields.tsx';
import { type Interested, isReasoned, namedAsked } from '../opening/interested.ts';
import { OutsideFields } from '../opening/OutsideFields.tsx';
import { sayNoConflict } from '../opening/sayNoConflict.ts';
import { PaperList } from './PaperList.tsx';
import { PaperSheets } from './PaperSheets.tsx';
import { lastTimeAt } from './paperHours.ts';

export interface PaperDialogProps {
  readonly question: Question;
  /** The question was not announced: the law on voting it. */
  readonly outside: AgendaWarning | null;
  /** The warnings of the law before it is voted. */
  readonly warnings: readonly string[];
  readonly onClose: () => void;
}

/** The vote of the hall on paper: the list, its hours, its tellers and its photographs, checked before it is written. */
export function PaperDialog({ question, outside, warnings, onClose }: PaperDialogProps) {
  const { questionId } = question;
  const assembly = useOwnAssembly();
  const { failure, attempt } = useAttempt();
  const [requestId] = useState(() => crypto.randomUUID());
  const [table, setTable] = useState<VoteTable | null>(null);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState({ from: '', to: '' });
  const [tellers, setTellers] = useState<readonly [string, string]>(['', '']);
  const [sheets, setSheets] = useState<readonly ChosenPaper[]>([]);
  const [named, setNamed] = useState<readonly Interested[]>([]);
  const [exception, setException] = useState<AgendaException | null>(null);
  const [check, setCheck] = useState<PaperCheck | null>(null);
  const [isTried, setTried] = useState(false);
  if (assembly === null) return <Loading shape="list" rows={3} />;
  const { assemblyId, timeZone } = assembly;
  const declares = needsNoConflict(question);
  const isApart = named.some(({ set }) => set === 'conflict');
  const votes = (table?.votes ?? []).filter(({ unit }) => !without.has(unit.unitId));
  // The check is repeated once anything in it changes.
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setCheck(null);
      set(value);
    };

  function ask() {
    const now = Date.now();
    return paperRequest.safeParse({
      ...{ questionId, requestId, tellers },
      openedAt: lastTimeAt(times.from, now, timeZone),
      closedAt: lastTimeAt(times.to, now, timeZone),
      choices: votes.map(({ unit, optionIds }) => ({ unitId: unit.unitId, optionIds })),
      sheets: sheets.map(({ fileId }) => fileId),
      ...(declares && !isApart ? { declaresNoConflict: true } : {}),
      ...(named.length === 0 ? {} : { named: namedAsked(questionId, named) }),
      ...(outside === null ? {} : { outsideAgenda: { exception } }),
      ...(warnings.length === 0 ? {} : { seenWarnings: warnings }),
    });
  }

  async function look() {
    setTried(true);
    const asked = ask();
    if (!asked.success || !named.every(isReasoned)) return;
    const { openedAt, closedAt, choices } = asked.data;
    const apart = asked.data.named === undefined ? {} : { named: asked.data.named };
    const checking = { questionId, openedAt, closedAt, choices, ...apart };
    const answer = await attempt(() => askApi(paperEndpoints.checkPaper, checking));
    setCheck(answer);
  }

  async function record() {
    const asked = ask();
    if (!asked.success) return;
    const done = await attempt(async () => {
      for (const sheet of sheets) await sendPaper(sheet);
      return askApi(paperEndpoints.recordPaper, asked.data);
    });
    if (done !== null) onClose();
  }

  const isFit = check !== null && check.refused.length === 0;
  const does = isFit
    ? ([`Registrar ${sayVotes(check.counted)}`, record] as const)
    : (['Revisar', look] as const);
  const failed = failure && { message: failure.message, explanation: null };
  return (
    <FormDialog
      title="Votación en papel durante un corte"
      failure={failed}
      does={table === null || votes.length === 0 ? null : does}
      onClose={onClose}
      isSpaced
    >
      <Box>
        <PaperList {...{ assemblyId, question, table }} onRead={change(setTable)} />
      </Box>
      {table !== null && (
        <>
          <Typography role="status">
            {votes.length === 0
              ? 'No queda ningún voto para registrar.'
              : `${sayVotes(votes.length)} en la lista.`}{' '}
            Nada se ha registrado todavía.
          </Typography>
          <Button sx={{ justifySelf: 'start' }} onClick={() => change(setTable)(null)}>
            Pegar otra lista
          </Button>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            {(['from', 'to'] as const).map((key) => (
              <TextField
                key={key}
                type="time"
                label={key === 'from' ? 'Se abrió' : 'Se cerró'}
                value={times[key]}
                onChange={({ target }) => change(setTimes)({ ...times, [key]: target.value })}
                error={isTried && times[key] === ''}
                helperText={isTried && times[key] === '' ? 'Escriba la hora.' : ' '}
                slotProps={{ inputLabel: { shrink: true } }}
                required
              />
            ))}
          </Box>
          {([0, 1] as const).map((place) => {
            const isWrong = isTried && tellers[place].trim().length < 3;
            return (
              <TextField
                key={place}
                label={place === 0 ? 'Contó las papeletas' : 'También las contó'}
                value={tellers[place]}
                onChange={({ target }) =>
                  change(setTellers)(
                    place === 0 ? [target.value, tellers[1]] : [tellers[0], target.value],
                  )
                }
                error={isWrong}
                helperText={isWrong ? 'Escriba nombre y apellido.' : 'Queda en el acta.'}
                slotProps={{ htmlInput: { maxLength: 120 } }}
                autoComplete="off"
                required
              />
            );
          })}
          <Box>
            <PaperSheets sheets={sheets} onChange={change(setSheets)} />
            {isTried && sheets.length === 0 && (
              <Typography role="alert" color="error" variant="body2">
                Agregue al menos una foto.
              </Typography>
            )}
          </Box>
          {declares && (
            <>
              <Typography>{sayNoConflict(question.rule)}</Typography>
              <InterestedFields
                set="conflict"
                {...{ question, named, isTried }}
                onChange={change(setNamed)}
              />
            </>
          )}
          <Box>
            <BesideFields of="" {...{ question, named, isTried }} onChange={change(setNamed)} />
          </Box>
          <LawWarnings warnings={warnings} />
          {outside !== null && (
            <OutsideFields warning={outside} exception={exception} onChange={setException} />
          )}
          {check !== null && (
            <Checked
              check={check}
              onLeaveOut={() => {
                const out = check.refused.map(({ unitId }) => unitId);
                change(setWithout)(new Set([...without, ...out]));
              }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface CheckedProps {
  readonly check: PaperCheck;
  readonly onLeaveOut: () => void;
}

/** The votes that would be counted, and by name those that would not. */
function Checked({ check, onLeaveOut }: CheckedProps) {
  const { counted, refused, present } = check;
  if (refused.length === 0) {
    return (
      <Alert severity="success">
        Cuentan {sayVotes(counted)}. A esa hora estaban presentes {sayUnits(present.units)}. Al
        registrar, el resultado queda en el acta.
      </Alert>
    );
  }
  return (
    <Box>
      <Alert severity="warning" sx={{ mb: 1 }}>
        {refused.length === 1
          ? 'Un voto no se puede contar. Corríjalo en su lista, o quítelo.'
          : `${formatCount(refused.length)} votos no se pueden contar. Corríjalos en su lista, o quítelos.`}
      </Alert>
      <PlainTable
        caption="No se pueden contar"
        columns={[{ name: 'Unidad' }, { name: 'Por qué' }]}
        rows={refused.map(({ unitId, name, refusal }) => ({
          key: unitId,
          cells: [name, refusal.message],
        }))}
      />
      <Button onClick={onLeaveOut}>Quitar los que no cuentan</Button>
    </Box>
  );
}

function sayVotes(count: number): string {
  return count === 1 ? '1 voto' : `${formatCount(count)} votos`;
}
