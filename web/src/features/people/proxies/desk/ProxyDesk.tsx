import {
  type ConflictsAnswer,
  type Person,
  type ProxyRecord,
  sessionMay,
  type Unit,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { FilterChips } from '../../../../ui/lists/FilterChips.tsx';
import { useScannedForm } from '../useScannedForm.ts';
import { AttorneyMail } from './AttorneyMail.tsx';
import { OpenProxy, type ProxyQuestion } from './OpenProxy.tsx';
import { ProxyList } from './ProxyList.tsx';
import { ProxySearch } from './ProxySearch.tsx';
import { SlipDialog } from './SlipDialog.tsx';
import {
  filterWords,
  type ProxyFilter,
  passesProxyFilter,
  proxyCounts,
  proxyFilters,
  searchProxies,
} from './searchProxies.ts';
import { TakeProxyDialog } from './TakeProxyDialog.tsx';
import { useProxyKeys } from './useProxyKeys.ts';
import { useProxyWork } from './useProxyWork.ts';

interface ProxyDeskProps {
  readonly proxies: readonly ProxyRecord[];
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  readonly conflicts: ConflictsAnswer;
}

/** The proxies of the assembly: found, judged with what is wrong in sight, accepted or rejected. */
export function ProxyDesk({ proxies, units, people, conflicts }: ProxyDeskProps) {
  const { session, assemblyName, cot, timeZone, country } = useSession();
  const mayWork = sessionMay(session, 'acceptProxy');
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [filter, setFilter] = useState<ProxyFilter>('all');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [question, setQuestion] = useState<ProxyQuestion | null>(null);
  const [isTaking, setTaking] = useState(false);
  const work = useProxyWork();
  const scanned = useScannedForm();
  const labelOf = useLabels(units);
  const labelsOf = (proxy: ProxyRecord) => proxy.unitIds.map(labelOf).join(', ');
  const found = useMemo(
    () => searchProxies(proxies, labelOf, asked, country),
    [proxies, labelOf, asked, country],
  );
  const shown = found.filter((proxy) => passesProxyFilter(filter, proxy, conflicts));
  const counts = proxyCounts(found, conflicts);
  const chosen = proxies.find(({ proxyId }) => proxyId === chosenId);
  const current = chosen ?? shown[0] ?? null;
  const wrong = current === null ? [] : (conflicts[current.proxyId] ?? []);
  const given = proxies.find(({ proxyId }) => proxyId === work.issued?.proxyId);

  function look(next: { readonly filter?: ProxyFilter; readonly query?: string }) {
    if (next.filter !== undefined) setFilter(next.filter);
    if (next.query !== undefined) setQuery(next.query);
    setChosenId(null);
    work.forget();
  }
  function see(proxyId: string) {
    look({ filter: 'all', query: '' });
    setChosenId(proxyId);
  }

  const waits = mayWork && current?.state === 'received';
  const onKeyDown = useProxyKeys({
    proxies: shown,
    current,
    isPaused: question !== null || isTaking || scanned.form !== null,
    choose: setChosenId,
    clear: () => look({ query: '' }),
    accept: () => {
      // The first of many is not accepted by mistake: it is chosen first.
      if (current === null || asked !== query) return;
      if (chosen === undefined && shown.length > 1) setChosenId(current.proxyId);
      else if (waits && !wrong.some(({ blocks }) => blocks)) void work.accept(current.proxyId);
    },
    reject: () => waits && setQuestion({ kind: 'reject', reason: '' }),
  });

  return (
    <Box sx={areas}>
      <Box sx={{ gridArea: 'search', display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <ProxySearch
            value={query}
            onChange={(text) => look({ query: text })}
            onKeyDown={onKeyDown}
            activeId={current?.proxyId ?? null}
          />
          {mayWork && (
            <Button variant="outlined" size="large" onClick={() => setTaking(true)}>
              Recibir un poder
            </Button>
          )}
        </Box>
        <FilterChips
          choices={proxyFilters.map((one) => [one, `${filterWords[one]} · ${counts[one]}`])}
          chosen={filter}
          onChoose={(next) => look({ filter: next })}
        />
      </Box>
      <Box sx={{ gridArea: 'list', minWidth: 0 }}>
        {shown.length > 0 ? (
          <ProxyList
            {...{ proxies: shown, labelsOf, conflicts }}
            currentId={current?.proxyId ?? null}
            onChoose={setChosenId}
          />
        ) : (
          <EmptyState title={proxies.length === 0 ? 'Aún no hay poderes' : 'Ningún poder coincide'}>
            {proxies.length === 0
              ? 'Los que dan los propietarios desde su página llegan aquí. También puede recibirlos en papel.'
              : 'Pruebe con menos letras o con otro estado.'}
          </EmptyState>
        )}
        <Typography role="status" color="textSecondary" variant="body2" sx={{ mt: 1 }}>
          {shown.length === 1 ? '1 poder' : `${shown.length} poderes`}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'card', minWidth: 0 }}>
        {current !== null && (
          <OpenProxy
            key={current.proxyId}
            {...{ proxy: current, proxies, mayWork, work, question }}
            labelOf={labelOf}
            conflicts={wrong}
            onQuestion={setQuestion}
            onSee={see}
          />
        )}
      </Box>
      {scanned.failure !== null && (
        <FormDialog
          title="Formulario de poder"
          failure={scanned.failure}
          does={null}
          onClose={scanned.close}
        >
          {null}
        </FormDialog>
      )}
      {scanned.form !== null && mayWork && (
        <TakeProxyDialog
          key={scanned.form.token}
          {...{ units, people, form: scanned.form }}
          onTaken={see}
          onClose={scanned.close}
        />
      )}
      {isTaking && (
        <TakeProxyDialog {...{ units, people }} onTaken={see} onClose={() => setTaking(false)} />
      )}
      {work.issued !== null && given !== undefined && (
        <SlipDialog
          slip={{
            assemblyName: assemblyName ?? '',
            cot: cot ?? '',
            attorneyName: given.attorneyName,
            labels: given.unitIds.map(labelOf),
            code: work.issued.code,
            timeZone: timeZone ?? 'America/Bogota',
          }}
          mail={
            given.attorneyEmail == null || !sessionMay(session, 'mailCredential') ? null : (
              <AttorneyMail attorneyId={given.attorneyId} email={given.attorneyEmail} />
            )
          }
          onClose={work.closeIssued}
        />
      )}
    </Box>
  );
}

function useLabels(units: readonly Unit[]) {
  return useMemo(() => {
    const labels = new Map(units.map((unit) => [unit.unitId, unit.label]));
    return (unitId: string) => labels.get(unitId) ?? unitId;
  }, [units]);
}

const areas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '380px minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"search" "card" "list"', md: '"search search" "list card"' },
} as const;
