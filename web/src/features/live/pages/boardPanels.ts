/** What is around the drawing board, in words: its own icons come from a site that is not ours. */
export const boardPanels = {
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
