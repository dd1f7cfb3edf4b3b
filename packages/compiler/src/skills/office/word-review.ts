import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const REVIEWS = {
  track: ['track changes', 'tracking', 'turn on tracking', 'change tracking'],
  accept: ['accept all', 'accept', 'accepts', 'accept every change'],
  reject: ['reject all', 'reject', 'rejects', 'refuse'],
  deleteComments: ['delete all comments', 'remove all comments', 'delete the comments', 'remove comments', 'comments'],
  hide: ['hide the markup', 'hide changes', 'markup', 'show the final'],
};

const STATEMENTS = {
  track:
    'reviewed.TrackRevisions := !reviewed.TrackRevisions\nToolTip("Track changes: " (reviewed.TrackRevisions ? "on" : "off"))\nSetTimer(ToolTip, -1500)',
  accept: 'reviewed.AcceptAllRevisions()',
  reject: 'reviewed.RejectAllRevisions()',
  deleteComments: 'if reviewed.Comments.Count\n    reviewed.DeleteAllComments()',
  hide: 'reviewed.ActiveWindow.View.ShowRevisionsAndComments := !reviewed.ActiveWindow.View.ShowRevisionsAndComments',
};

export const wordReview = action({
  id: 'word-review',
  title: 'Turn Track Changes in Word on or off, accept all changes or delete all comments',
  slots: { review: choice('thing to do', REVIEWS, 'track') },
  code: ({ review }) => ahk`
    reviewed := OfficeProgram("Word.Application").ActiveDocument
    ${STATEMENTS[review]}
  `,
  needs: () => RUNNING,
});
