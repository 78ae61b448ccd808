import type { ListedAssembly } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { goToAssembly } from '../../../firebase/session/goToAssembly.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { AssemblyCard } from './AssemblyCard.tsx';
import { AssemblyFilters } from './AssemblyFilters.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { DefaultsSection } from './DefaultsSection.tsx';
import { ErasuresSection } from './erasures/ErasuresSection.tsx';
import { FirmYear } from './FirmYear.tsx';
import { NewAssemblyForm } from './NewAssemblyForm.tsx';
import { UsageSection } from './UsageSection.tsx';
import { useAssemblies, type Wanted } from './useAssemblies.ts';

/** `/assemblies`: every assembly of the organisation, its state and its missing parts. */
export function AssembliesPage() {
  const [wanted, setWanted] = useState<Wanted>({ search: '', phase: null });
  const { found, failure, retry, hasMore, readMore } = useAssemblies(wanted);
  const enter = useEnter();
  const [isCreating, setCreating] = useState(false);
  const [cloned, setCloned] = useState<ListedAssembly | null>(null);
  return (
    <Page
      title="Asambleas"
      subtitle={found === null ? 'Todas las de la organización.' : found.organisation}
      actions={
        found !== null &&
        !isCreating && (
          <Button variant="contained" onClick={() => setCreating(true)}>
            Nueva asamblea
          </Button>
        )
      }
    >
      {isCreating && found !== null && (
        <NewAssemblyForm usual={found.usual} onClose={() => setCreating(false)} />
      )}
      {found?.year !== undefined && (
        <FirmYear
          lines={found.year}
          clashes={found.clashes ?? []}
          onOpen={({ assemblyId, path }) => enter(assemblyId, path)}
        />
      )}
      <AssemblyFilters wanted={wanted} onChange={setWanted} />
      <Typography role="status" color="textSecondary" sx={{ my: 1.5, minHeight: '1.5em' }}>
        {found === null ? '' : sayTotal(found.total)}
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
      )}
      {found === null && failure === null && <Loading shape="list" />}
      {found?.total === 0 && (
        <EmptyState title="Ninguna asamblea es así">
          Pruebe con otra palabra o con otro estado.
        </EmptyState>
      )}
      <Box component="ul" aria-label="Asambleas" sx={list}>
        {found?.assemblies.map((one) => (
          <AssemblyCard
            key={one.assemblyId}
            assembly={one}
            onEnter={() => enter(one.assemblyId)}
            onClone={() => setCloned(one)}
            onMoved={retry}
          />
        ))}
      </Box>
      {cloned !== null && (
        <CloneDialog
          assembly={cloned}
          onClose={(isMade) => {
            setCloned(null);
            if (isMade) retry();
          }}
        />
      )}
      {hasMore && (
        <BusyButton variant="outlined" onPress={readMore} sx={{ mt: 2 }}>
          Ver más
        </BusyButton>
      )}
      {found !== null && (
        <>
          <DefaultsSection onSaved={retry} />
          <UsageSection organisation={found.organisation} />
          <ErasuresSection />
        </>
      )}
    </Page>
  );
}

function useEnter() {
  const { add } = useToasts();
  return async (assemblyId: string, path?: string) => {
    try {
      await goToAssembly(assemblyId, path);
    } catch (error) {
      const { message, explanation } = ApiFailure.of(error);
      add({ severity: 'error', summary: message, ...(explanation && { detail: explanation }) });
    }
  };
}

function sayTotal(total: number): string {
  return total === 1 ? '1 asamblea' : `${total} asambleas`;
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
