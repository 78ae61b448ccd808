import grapesjs, { type Editor } from 'grapesjs';
import { boardSpanish } from './boardSpanish.ts';
import { cleanContent } from './cleanForShow.ts';
import { frameStyles } from './frameStyles.ts';
import type { ChosenImage } from './PartsEditor.tsx';
import { pageBlocks } from './pageBlocks.ts';

export interface GrapesBoardProps {
  readonly html: string;
  readonly css: string;
  readonly chooseImage: () => Promise<ChosenImage | null>;
  readonly onChange: (content: { readonly html: string; readonly css: string }) => void;
}

/** Opens the drawing board in an element. Nothing is sent or stored by it: what is drawn is told by `onChange`. */
export function openBoard(place: HTMLElement, opened: GrapesBoardProps): Editor {
  const { html, css, chooseImage, onChange } = opened;
  const editor = grapesjs.init({
    container: place,
    height: '640px',
    width: 'auto',
    fromElement: false,
    storageManager: false,
    telemetry: false,
    noticeOnUnload: false,
    log: ['error'],
    protectedCss: '',
    cssIcons: '',
    canvasCss: frameStyles,
    plugins: [onlyOurs],
    components: html,
    style: css,
    i18n: {
      locale: 'es',
      localeFallback: 'es',
      detectLocale: false,
      messages: { es: boardSpanish },
    },
    parser: {
      optionsHtml: {
        allowScripts: false,
        allowUnsafeAttr: false,
        allowUnsafeAttrValue: false,
        preParser: (written) => cleanContent({ html: written, css: '' }).html,
      },
    },
    panels: boardPanels,
    blockManager: {
      blocks: pageBlocks.map(({ id, label, category, html: content }) => ({
        id,
        label,
        category,
        content,
        select: true,
      })),
    },
    deviceManager: {
      devices: [
        { id: 'desktop', name: 'Computador', width: '' },
        { id: 'phone', name: 'Teléfono', width: '390px', widthMedia: '600px' },
      ],
    },
    styleManager: { sectors: boardStyles },
    assetManager: {
      custom: {
        async open({ select, close }) {
          const image = await chooseImage();
          if (image !== null) select({ src: image.address }, true);
          close();
        },
        close: () => undefined,
      },
    },
  });
  editor.Blocks.add('imagen', {
    label: 'Imagen',
    category: 'Texto',
    select: true,
    activate: true,
    content: { type: 'image' },
  });
  editor.onReady(() => {
    const tell = () => {
      const drawn = editor.getWrapper()?.getInnerHTML() ?? '';
      onChange({ html: drawn, css: editor.getCss({ avoidProtected: true }) ?? '' });
    };
    editor.on('update', tell);
  });
  return editor;
}

/** Live blocks are drawn whole; elements that would run, or hold others that run, are not there to be drawn. */
function onlyOurs(editor: Editor): void {
  for (const type of ['script', 'video', 'map', 'iframe', 'svg', 'svg-in', 'link-block']) {
    editor.Components.removeType(type);
  }
  editor.Components.addType('bloque', {
    isComponent: (element) => element.hasAttribute?.('data-bloque') === true,
    model: {
      defaults: { name: 'Bloque en vivo', droppable: false, editable: false, traits: [] },
    },
  });
}

/** The changeable styles of a piece: properties that the sanitiser lets through. */
const boardStyles = [
  {
    name: 'Texto',
    open: true,
    properties: ['font-size', 'font-weight', 'color', 'text-align', 'letter-spacing'],
  },
  {
    name: 'Fondo y bordes',
    open: false,
    properties: ['background-color', 'border', 'border-radius', 'opacity'],
  },
  {
    name: 'Tamaño y espacio',
    open: false,
    properties: ['width', 'max-width', 'min-height', 'margin', 'padding'],
  },
  {
    name: 'Disposición',
    open: false,
    properties: ['display', 'flex-direction', 'flex-wrap', 'justify-content', 'align-items'],
  },
];

/** The panels around the drawing board, in words: its own icons come from a site that is not ours. */
const boardPanels = {
  defaults: [
    {
      id: 'options',
      buttons: [
        button('core:undo', 'Deshacer'),
        button('core:redo', 'Rehacer'),
        {
          ...button('core:component-outline', 'Bordes'),
          active: true,
          context: 'sw-visibility',
          togglable: true,
        },
      ],
    },
    {
      id: 'views',
      buttons: [
        { ...button('open-blocks', 'Bloques'), active: true },
        button('open-sm', 'Estilo'),
        button('open-tm', 'Ajustes'),
        button('open-layers', 'Capas'),
      ],
    },
  ],
};

function button(command: string, label: string) {
  return { id: command, command, label, togglable: false, attributes: { title: label } };
}
