const noPictures = 'No pictures here yet. Upload one: a photograph, as a JPEG.';

/** The sentences of Decap CMS that say too little, by their keys there; all others stay. */
export const phrases = {
  editor: {
    editor: {
      onDeletePublishedEntry: 'Delete this entry? You see first what still names it; until then nothing is deleted.',
      onDeleteWithUnsavedChanges:
        'Delete this entry with what you have not saved? You see first what still names it; until then nothing is deleted.',
    },
    editorControlPane: {
      widget: {
        required: 'Fill in %{fieldLabel}.',
        unasked: 'Take %{fieldLabel} out, or choose another kind.',
        regexPattern: 'Write %{pattern} in %{fieldLabel}.',
        rangeCount: '%{fieldLabel} takes %{minCount} to %{maxCount}.',
        rangeCountExact: '%{fieldLabel} takes %{count}.',
        rangeMin: '%{fieldLabel} takes %{minCount} or more.',
        rangeMax: '%{fieldLabel} takes %{maxCount} at most.',
      },
    },
    editorInterface: { togglePreview: 'Show or hide the page', toggleScrollSync: 'Scroll both together' },
  },
  mediaLibrary: { mediaLibraryModal: { noAssetsFound: noPictures, noImagesFound: noPictures } },
  ui: {
    toast: {
      missingRequiredField: 'Not published: see below what is missing.',
      onFailToDelete: '%{details}',
      onFailToPersist: 'Not saved: %{details}',
    },
  },
};

/** Those where Decap CMS names “publish” what is saved alone: into a file of this machine, or into a change of several entries. */
export const phrasesOfSaving = {
  ...phrases,
  editor: {
    ...phrases.editor,
    editorToolbar: {
      publish: 'Save',
      publishing: 'Saving…',
      published: 'Saved',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save and create new',
      publishAndDuplicate: 'Save and duplicate',
    },
  },
};
