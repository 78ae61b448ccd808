import AddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { ConflictList } from './ConflictList.tsx';
import { DeskHelp } from './DeskHelp.tsx';
import { type DeskProps, useDesk } from './desk/useDesk.ts';
import { useDeskActions } from './desk/useDeskActions.ts';
import type { RenderCauses } from './person/NoVoteSolutions.tsx';
import { PersonCard } from './person/PersonCard.tsx';
import type { PersonDialog } from './person/PersonDialogs.tsx';
import { useMayGive } from './person/useMayGive.ts';
import { RecentMoves } from './RecentMoves.tsx';
import { ResultList } from './search/ResultList.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import { useFormScan } from './search/useFormScan.ts';
import { useArrival } from './useArrival.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { WaitingMessage } from './WaitingMessage.tsx';

interface DeskPageProps extends DeskProps {
  readonly renderCauses?: RenderCauses | undefined;
}

const KeysDialog = comesLater(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const ScanDialog = comesLater(async () => (await import('./search/ScanDialog.tsx')).ScanDialog);
const DoorDialog = comesLater(async () => (await import('./DoorDialog.tsx')).DoorDialog);
const PersonDialogs = comesLater(
  async () => (await import('./person/PersonDialogs.tsx')).PersonDialogs,
);

/** Search on one side, the person beside it; the quorum is in the header. */
export function AttendanceDesk({ renderCauses, ...props }: DeskPageProps) {
  const desk = useDesk(props);
  const { person, results, isSure, mayWork, work, state } = desk;
  const [dialog, setDialog] = useState<PersonDialog | 'keys' | 'scan' | 'door' | null>(null);
  /** The person about whom the desk asked why they cannot vote. */
  const [askedId, setAskedId] = useState<string | null>(null);
  const toggleWhy = () => {
    const personId = person?.personId ?? null;
    setAskedId((before) => (before === personId ? null : personId));
  };
  const mayAdd = useMay('addAtDoor') && props.basis.isOpen && !desk.isCut;
  const actions = useDeskActions(desk);
  useArrival(desk);
  useFormScan(desk.query);
  const close = () => setDialog(null);
  const onSearchKey = useDeskKeys({
    desk,
    actions,
    isBusy: dialog !== null,
    open: setDialog,
    explain: toggleWhy,
    mayGive: useMayGive(),
  });

  return (
    <>
      <ConflictList
        conflicts={work.conflicts}
        index={desk.index}
        attendance={desk.known}
        session={props.basis.session}
        outbox={props.outbox}
      />
      <Box sx={deskAreas(isSure)}>
        <Box sx={{ gridArea: 'search', minWidth: 0 }}>
          <SearchBox
            ref={desk.input}
            value={desk.query}
            onChange={desk.search}
            onKeyDown={onSearchKey}
            onScan={() => setDialog('scan')}
            activeId={person?.personId ?? null}
            isExpanded={results.people.length > 0}
          />
          {!props.basis.isOpen && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              La sesión no está abierta: por ahora no se puede acreditar.
            </Alert>
          )}
          <WaitingMessage state={state} isCut={desk.isCut} keptAt={props.basis.keptAt} />
        </Box>
        <Box sx={{ gridArea: 'results', minWidth: 0 }}>
          <ResultList
            query={desk.asked}
            results={results}
            view={desk.view}
            currentId={person?.personId ?? null}
            onChoose={desk.choose}
          />
          {mayAdd && (
            <Button startIcon={<AddIcon />} onClick={() => setDialog('door')} sx={{ mt: 1 }}>
              Agregar a quien no está en el padrón
            </Button>
          )}
        </Box>
        <Box sx={{ gridArea: 'card', minWidth: 0 }}>
          {person === null ? (
            <DeskHelp mayWork={mayWork} />
          ) : (
            <PersonCard
              key={person.personId}
              desk={desk}
              person={person}
              {...{ actions, renderCauses }}
              plate={props.plates?.onCard(person.personId, desk.backToSearch)}
              onOpen={setDialog}
              isAsked={askedId === person.personId}
              onAsk={toggleWhy}
            />
          )}
        </Box>
        <Box sx={{ gridArea: 'aside', minWidth: 0 }}>
          <RecentMoves attendance={desk.known} />
        </Box>
      </Box>
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'scan' && (
        <ScanDialog
          onClose={close}
          onRead={(text) => {
            close();
            desk.find(text);
          }}
        />
      )}
      {dialog === 'door' && (
        <DoorDialog
          units={props.basis.units}
          typed={desk.query}
          onClose={close}
          onAdded={(document) => {
            close();
            desk.search(document);
            desk.backToSearch();
          }}
        />
      )}
      {person !== null && dialog !== 'keys' && dialog !== 'scan' && dialog !== 'door' && (
        <PersonDialogs
          open={dialog}
          person={person}
          holdings={desk.holdings}
          clearance={props.basis.clearance}
          session={props.basis.session}
          onClose={close}
        />
      )}
    </>
  );
}

/** On a phone, whom the desk is sure about comes before the rest of the list. */
function deskAreas(isSure: boolean) {
  const phone = isSure ? '"search" "card" "results" "aside"' : '"search" "results" "card" "aside"';
  return {
    display: 'grid',
    gap: 2,
    // As much as the bar of a person loses with the choice that is made: a page that ended sooner would be scrolled
    // back, and forward again as it grows, under the finger.
    pb: { xs: 8, md: 0 },
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: '320px minmax(0, 1fr)',
      lg: '380px minmax(0, 1fr)',
    },
    gridTemplateRows: { md: 'auto auto 1fr' },
    gridTemplateAreas: {
      xs: phone,
      md: '"search card" "results card" "aside card"',
    },
  };
}
