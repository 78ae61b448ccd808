import {
  type ActaObjectionsAnswer,
  actaCalendar,
  actaLettersPaper,
  type NotifiedView,
  sayDate,
  sayOwnDeadline,
  type ToldVersionView,
  toldEndpoints,
} from '@asamblea/domain';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { askedAddress } from '../../../firebase/asking/askedAddress.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { FilterSelect } from '../../../parts/FilterBar.tsx';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { CommunicateDialog } from './CommunicateDialog.tsx';
import { ObjectionList } from './ObjectionList.tsx';

interface ToldSectionProps {
  readonly session: number;
  readonly call: number;
  /** The table of the people notified, which another chapter draws. */
  readonly desk: (view: NotifiedView, onDone: () => void) => ReactNode;
}

/** The further life of the minutes once they are fixed: the people notified, the terms, and the objections. */
export function ToldSection({ session, call, desk }: ToldSectionProps) {
  const address = useMemo(
    () => ({
      endpoint: askedAddress(toldEndpoints.readActaObjections, { session, call }),
      isAnswer: ({ objections }: ActaObjectionsAnswer) => Array.isArray(objections),
      clockOf: () => null,
      isFinal: () => false,
    }),
    [session, call],
  );
  const { answer, failure, refresh } = useAsked(address);
  if (answer === null) {
    return failure === null ? null : (
      <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={refresh} />
    );
  }
  const { version, told } = answer;
  if (version === null) return null;
  return (
    <Box component="section" aria-labelledby="comunicacion" sx={column}>
      <Typography id="comunicacion" variant="h2">
        Comunicación del acta
      </Typography>
      <Communication {...{ session, call, answer, version }} onDone={refresh} />
      {told.length > 0 && (
        <>
          <WhoWasTold {...{ session, call, desk, told }} />
          <ObjectionList {...{ session, call, answer }} onDone={refresh} />
        </>
      )}
    </Box>
  );
}

interface CommunicationProps {
  readonly session: number;
  readonly call: number;
  readonly answer: ActaObjectionsAnswer;
  readonly version: ToldVersionView;
  readonly onDone: () => void;
}

/** Whether the version was communicated, since when terms run, and the actions on it. */
function Communication({ session, call, answer, version, onDone }: CommunicationProps) {
  const { assemblyName } = useSession();
  const mayTell = useMay('communicateActa');
  const [isAsking, setAsking] = useState(false);
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();
  const save = useDownload();
  const { communication, number, signed, signers } = version;
  const which = { session, call, version: number };
  const { deadlines, signaturesAsked, today } = answer;
  const of = { assembly: assemblyName ?? '', session };

  const mailMissing = () =>
    attempt(async () => {
      const { mails } = await askApi(toldEndpoints.mailActa, which);
      add({ severity: 'success', summary: sayMails(mails) });
      onDone();
    });
  const printLetters = () =>
    attempt(async () => {
      const { assembly, letters } = await askApi(toldEndpoints.readActaLetters, which);
      if (letters.length === 0) {
        add({ severity: 'info', summary: 'Todos los propietarios tienen correo' });
        return;
      }
      await save({
        kind: 'acta-para-entregar',
        ending: 'pdf',
        what: 'las cartas',
        write: () => pdfFile(actaLettersPaper(assembly, letters)),
      });
    });
  return (
    <Paper sx={{ p: 2, ...column }}>
      <Typography>
        {communication === null
          ? `La versión ${number} todavía no se ha comunicado.`
          : `La versión ${number} se comunicó el ${sayDate(communication.on)}${sayMailed(communication.mailed)}.`}
        {communication !== null && communication.means !== '' && ` ${communication.means}`}
      </Typography>
      {communication === null && signed < signers && (
        <Alert severity="info">
          {signaturesAsked === ''
            ? `Faltan firmas: ${signers - signed} de ${signers}.`
            : `La ley pide que el acta esté firmada (${signaturesAsked}) y faltan firmas: ${signers - signed} de ${signers}. Conviene comunicarla después.`}
        </Alert>
      )}
      {deadlines.length > 0 && (
        <Box component="ul" aria-label="Plazos" sx={{ m: 0, pl: 2.5 }}>
          {deadlines.map((deadline) => (
            <Typography component="li" variant="body2" key={sayOwnDeadline(deadline)}>
              {sayOwnDeadline(deadline)}
            </Typography>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayTell && communication === null && (
          <Button variant="contained" onClick={() => setAsking(true)}>
            Comunicar a los propietarios
          </Button>
        )}
        {mayTell && communication !== null && (
          <>
            <BusyButton variant="outlined" onPress={mailMissing}>
              Enviar a quienes faltan
            </BusyButton>
            <BusyButton variant="outlined" startIcon={<PrintIcon />} onPress={printLetters}>
              Para entregar en papel (PDF)
            </BusyButton>
          </>
        )}
        {deadlines.some(({ dueOn }) => dueOn !== null) && (
          <BusyButton
            variant="outlined"
            startIcon={<CalendarIcon />}
            onPress={() =>
              save({
                kind: 'plazos-del-acta',
                ending: 'ics',
                what: 'el calendario',
                write: () =>
                  new Blob([actaCalendar(deadlines, of, today)], { type: 'text/calendar' }),
              })
            }
          >
            Plazos a mi calendario
          </BusyButton>
        )}
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {isAsking && (
        <CommunicateDialog
          {...{ session, call, version, today, onDone }}
          unnotified={answer.unnotified}
          onClose={() => setAsking(false)}
        />
      )}
    </Paper>
  );
}

function sayMails(mails: number): string {
  if (mails === 0) return 'Nadie con correo se quedó sin él';
  return mails === 1 ? 'Sale 1 correo más' : `Salen ${mails} correos más`;
}

function sayMailed(mailed: number): string {
  if (mailed === 0) return ', sin correo';
  return mailed === 1 ? ', por correo a 1 propietario' : `, por correo a ${mailed} propietarios`;
}

interface WhoWasToldProps extends ToldSectionProps {
  readonly told: ActaObjectionsAnswer['told'];
}

/** Of each version that was made known who was told, with its proof: the last one until another is chosen. */
function WhoWasTold({ told, ...of }: WhoWasToldProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? told.at(-1)?.number ?? 1;
  return (
    <Box component="section" aria-labelledby="a-quien" sx={column}>
      <Typography id="a-quien" variant="h3">
        A quién se le comunicó
      </Typography>
      {told.length > 1 && (
        <FilterSelect
          label="Versión"
          value={String(number)}
          choices={told.map((one) => [
            String(one.number),
            `Versión ${one.number}, ${sayDate(one.on)}`,
          ])}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <ToldTable key={number} {...of} number={number} />
    </Box>
  );
}

function ToldTable({
  session,
  call,
  number,
  desk,
}: ToldSectionProps & { readonly number: number }) {
  const address = useMemo(
    () => ({
      endpoint: askedAddress(toldEndpoints.readActaTold, { session, call, version: number }),
      isAnswer: ({ rows }: NotifiedView) => Array.isArray(rows),
      clockOf: () => null,
      isFinal: () => false,
    }),
    [session, call, number],
  );
  const { answer, refresh } = useAsked(address);
  return answer === null ? null : desk(answer, refresh);
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
