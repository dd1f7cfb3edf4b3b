import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { RUNNING } from './running.ts';

const WHICH = {
  all: ['all slides', 'every slide', 'slides', 'each slide'],
  current: ['this slide', 'current slide', 'the slide'],
};
const FORMATS = { PNG: ['png', 'pictures', 'images'], JPG: ['jpg', 'jpeg', 'photos'] };

export const powerpointExportSlides = action({
  id: 'powerpoint-export-slides',
  title: 'Save the slides of the open PowerPoint presentation as pictures',
  slots: {
    which: choice('slides', WHICH, 'all'),
    format: choice('format', FORMATS, 'PNG'),
    folder: path('folder for the pictures', 'Pictures\\Slides'),
  },
  code: ({ which, format, folder }) => ahk`
    slidesProgram := OfficeProgram("PowerPoint.Application")
    slidesFolder := ${folderExpression(folder)}
    DirCreate(slidesFolder)
    ${
      which === 'all'
        ? `slidesProgram.ActivePresentation.SaveCopyAs(slidesFolder, ${format === 'PNG' ? 18 : 17}) ; as ${format} files`
        : `slidesNow := slidesProgram.ActiveWindow.View.Slide
slidesNow.Export(slidesFolder "\\slide " slidesNow.SlideIndex ".${format.toLowerCase()}", "${format}")`
    }
  `,
  needs: () => RUNNING,
});
