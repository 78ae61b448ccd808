import { type ReceiptList, receiptEndpoints } from '@asamblea/domain';
import ListIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Collapse } from '@mui/material';
import { useId, useState } from 'react';
import { askApi } from '../../../firebase/askApi.ts';
import { useAttempt } from '../../../firebase/useAttempt.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ReceiptCodes } from './ReceiptCodes.tsx';

interface ReceiptsOfQuestionProps {
  readonly cot: string;
  readonly questionId: string;
  readonly number: string;
}

/** The receipts of a closed question, asked for when somebody wants to see them. */
export function ReceiptsOfQuestion({ cot, questionId, number }: ReceiptsOfQuestionProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<ReceiptList | null>(null);
  const { failure, attempt } = useAttempt();

  async function load() {
    await attempt(async () => {
      setList(await askApi(receiptEndpoints.listReceipts, { cot, questionId }));
    });
  }

  return (
    <Box sx={{ mt: 1, fontSize: '1rem' }}>
      <Button
        startIcon={<ListIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && list === null) void load();
        }}
        sx={{ minHeight: 48, ml: -1 }}
      >
        Comprobantes de la pregunta {number}
      </Button>
      <Collapse in={isOpen} id={panelId}>
        {list === null && failure === null && <Loading shape="list" rows={2} />}
        {failure !== null && (
          <ErrorNotice
            message={failure.message}
            explanation={failure.explanation}
            onRetry={() => void load()}
          />
        )}
        {list !== null && <ReceiptCodes list={list} />}
      </Collapse>
    </Box>
  );
}
