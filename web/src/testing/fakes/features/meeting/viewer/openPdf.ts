import { vi } from 'vitest';

/** What reads PDFs: a test says what it reads. */
export const openPdf = vi.fn();
export const drawPage = vi.fn();
