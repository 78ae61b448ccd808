import {
  type Assembly,
  formatCount,
  invitationEndpoints,
  proxyFormEndpoints,
  queueEndpoints,
} from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import type { Act } from '../../../firebase/asking/useAct.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { paperOf } from '../../../parts/paperOf.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { type StatusColumns, StatusTable } from '../../../ui/lists/StatusTable.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { ChooseInvitees } from './ChooseInvitees.tsx';
import { credentialsAndForms, type FormPaper } from './credentialsAndForms.ts';
import { InvitationTexts } from './InvitationTexts.tsx';
import { invitationSlips } from './invitationSlips.ts';
import {
  type Invitee,
  inviteeStatuses,
  inviteeStatusNames,
  inviteesCsv,
  inviteesXlsx,
} from './invitees.ts';
import { OutboxBar } from './OutboxBar.tsx';
import { UnconfirmedList } from './UnconfirmedList.tsx';
import { useInviting } from './useInviting.ts';

interface InvitationBoardProps {
  readonly assembly: Pick<Assembly, 'name' | 'cot' | 'timeZone' | 'country'>;
  readonly invitees: readonly Invitee[];
  readonly formPaper: FormPaper;
  /** Something changed: what is known is asked for again. */
  readonly onMoved: () => void;
}

/** Everybody's way in: the people invited, the outcome, and the possible actions. */
export function InvitationBoard({ assembly, invitees, formPaper, onMoved }: InvitationBoardProps) {
  const { progress, failure, invite, writeSheets, writeLinks, ask } = useInviting();
  const [turn, setTurn] = useState(0);
  const [texted, setTexted] = useState<readonly Invitee[] | null>(null);
  const confirm = useConfirm();
  const save = useDownload();
  const { add } = useToasts();
  const mayReadForms = useMay('readNotices');
  const open = invitees.filter(({ isOpen }) => isOpen);
  const unsent = invitees.filter(({ fate }) => fate === 'unsent' || fate === 'cancelled');
  const again = unsent.filter(({ isOpen }) => isOpen).flatMap(({ mailId }) => mailId ?? []);

  const move = () => {
    setTurn((before) => before + 1);
    onMoved();
  };
  const asking: Act = async (endpoint, ...request) => {
    const done = await ask(endpoint, ...request);
    if (done) move();
    return done;
  };

  async function send(personIds: readonly string[]) {
    const many = await invite(personIds);
    move();
    if (many === null) return;
    const summary =
      many === 1 ? '1 invitación en cola' : `${formatCount(many)} invitaciones en cola`;
    add({ severity: 'success', summary, detail: 'Salen al ritmo del correo de la asamblea.' });
  }

  async function print(chosen: readonly Invitee[], withForms = false) {
    const sheets = await writeSheets(chosen.map(({ personId }) => personId));
    onMoved();
    if (sheets === null) return;
    const byId = new Map(chosen.map((one) => [one.personId, one]));
    const slips = sheets.map((sheet) => {
      const { name = '', units = '' } = byId.get(sheet.personId) ?? {};
      return { sheet, name, units };
    });
    const { name: assemblyName, cot, timeZone } = assembly;
    const frame = { assemblyName, cot, timeZone, origin: location.origin };
    if (withForms) {
      const write = async () => {
        const about = await askApi(proxyFormEndpoints.readProxyForms);
        return pdfFile(
          credentialsAndForms(slips, about, formPaper, frame, paperOf(assembly.country)),
        );
      };
      const what = 'las credenciales y los poderes';
      await save({ kind: 'credenciales-y-poderes', ending: 'pdf', what, write });
      return;
    }
    const write = () => pdfFile(invitationSlips(slips, frame));
    await save({ kind: 'invitaciones-en-papel', ending: 'pdf', what: 'las hojas', write });
  }

  const revoke = (personIds: 'all' | readonly string[], whose: string) =>
    confirm({
      header: `Anular ${whose}`,
      message:
        'Los enlaces sin usar y los códigos impresos dejan de servir, y quien los abra lo verá. Quien ya entró sigue adentro.',
      acceptLabel: 'Anular',
      accept: () => asking(invitationEndpoints.revokeInvitations, { personIds }),
    });

  const columns: StatusColumns<Invitee> = [
    { name: 'Persona', read: ({ name }) => name },
    { name: 'Unidades', read: ({ units }) => units },
    { name: 'Detalle', read: ({ detail }) => detail },
    {
      name: 'Enlace',
      read: (one) =>
        one.status === 'entered' ? (
          ''
        ) : (
          <LinkActs
            of={one}
            onText={() => setTexted([one])}
            onRevoke={() => revoke([one.personId], `el enlace de ${one.name}`)}
          />
        ),
    },
  ];
  const statuses = inviteeStatuses.filter((one) => invitees.some(({ status }) => status === one));

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChooseInvitees
        {...{ invitees, progress }}
        onInvite={send}
        onPrint={print}
        onPrintAll={mayReadForms ? (chosen) => print(chosen, true) : null}
        onText={setTexted}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <OutboxBar turn={turn} onAsk={asking} onMoved={onMoved} />
      <UnconfirmedList
        invitees={invitees.filter(({ status }) => status === 'unconfirmed')}
        onSettle={(mailId, says) => asking(queueEndpoints.settleMail, { mailId, says })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {again.length > 0 && (
          <BusyButton
            variant="outlined"
            onPress={() => asking(queueEndpoints.retryMails, { mailIds: again.slice(0, 500) })}
          >
            Enviar otra vez las que no salieron ({formatCount(again.length)})
          </BusyButton>
        )}
        <BusyButton
          startIcon={<DownloadIcon />}
          onPress={() =>
            save({
              kind: 'invitaciones',
              ending: 'csv',
              what: 'la lista',
              write: () => inviteesCsv(invitees),
            })
          }
        >
          CSV
        </BusyButton>
        <BusyButton
          startIcon={<DownloadIcon />}
          onPress={() =>
            save({
              kind: 'invitaciones',
              ending: 'xlsx',
              what: 'la lista',
              write: () => inviteesXlsx(invitees),
            })
          }
        >
          Excel
        </BusyButton>
        {open.length > 0 && (
          <Button color="error" onClick={() => revoke('all', 'todo lo que no se usó')}>
            Anular todo lo que no se usó
          </Button>
        )}
      </Box>
      <StatusTable
        label="Invitaciones"
        key={statuses[0]}
        statuses={statuses}
        names={inviteeStatusNames}
        first={statuses[0] ?? 'pending'}
        rows={invitees}
        columns={columns}
        emptyText="Nadie está así."
        sayCount={formatCount}
      />
      {texted !== null && (
        <InvitationTexts
          {...{ assembly, failure, onMoved }}
          invitees={texted}
          onWrite={writeLinks}
          onClose={() => setTexted(null)}
        />
      )}
    </Box>
  );
}

interface LinkActsProps {
  readonly of: Pick<Invitee, 'name' | 'isOpen'>;
  readonly onText: () => void;
  readonly onRevoke: () => void;
}

function LinkActs({ of: { name, isOpen }, onText, onRevoke }: LinkActsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" aria-label={`WhatsApp con el enlace de ${name}`} onClick={onText}>
        WhatsApp
      </Button>
      {isOpen && (
        <Button size="small" aria-label={`Anular el enlace de ${name}`} onClick={onRevoke}>
          Anular
        </Button>
      )}
    </Box>
  );
}
