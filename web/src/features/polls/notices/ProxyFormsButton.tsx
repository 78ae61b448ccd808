import { type PrintedForm, proxyFormEndpoints, proxyFormPaper } from '@asamblea/domain';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';

interface ProxyFormsButtonProps {
  /** The owners of the shown units; null: everybody. */
  readonly unitIds: ReadonlySet<string> | null;
}

/** The proxy form of everybody, or of those on screen, ready to print: a page for the same owners. */
export function ProxyFormsButton({ unitIds }: ProxyFormsButtonProps) {
  const save = useDownload();
  const isAsked = (form: PrintedForm) =>
    unitIds === null || form.unitIds.some((unitId) => unitIds.has(unitId));
  return (
    <BusyButton
      variant="outlined"
      startIcon={<PrintIcon />}
      onPress={() =>
        save({
          kind: 'poderes-para-imprimir',
          ending: 'pdf',
          what: 'los formularios de poder',
          write: async () => {
            const about = await askApi(proxyFormEndpoints.readProxyForms);
            const forms = about.forms.filter(isAsked);
            return pdfFile(proxyFormPaper(about, forms, location.origin));
          },
        })
      }
    >
      Formularios de poder (PDF)
    </BusyButton>
  );
}
