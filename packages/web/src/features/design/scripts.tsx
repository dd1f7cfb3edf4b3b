import { useState } from 'react';
import { CodeBlock } from '#script/code/code-block.tsx';
import { CodeEditor } from '#script/code/code-editor.tsx';
import { CopyButton } from '#script/code/copy-button.tsx';
import { OldCode } from '#script/code/old-code.tsx';
import { ScriptDiff } from '#script/code/script-diff.tsx';
import { ScriptEditor } from '#script/code/script-editor.tsx';
import { GiveBackOffer } from '#script/complaint/give-back-offer.tsx';
import { ItDidntWork } from '#script/complaint/it-didnt-work.tsx';
import { ReportForm } from '#script/complaint/report-form.tsx';
import { RunHelp } from '#script/complaint/run-help.tsx';
import { FollowUpDeclined, FollowUpMissing } from '#script/follow-up/follow-up-declined.tsx';
import { FollowUpForm } from '#script/follow-up/follow-up-form.tsx';
import { LastChangeCard } from '#script/follow-up/last-change-card.tsx';
import { LastChangeView } from '#script/follow-up/last-change-view.tsx';
import { GenerationProgress } from '#script/generation/generation-progress.tsx';
import { progressAtStart } from '#script/generation/progress.ts';
import { ProgressSaid } from '#script/generation/progress-said.tsx';
import { ChangeWithoutCode } from '#script/knobs/change-without-code.tsx';
import { KeyComposer } from '#script/knobs/key-composer.tsx';
import { KnobGroup } from '#script/knobs/knob-group.tsx';
import { groupedKnobs } from '#script/knobs/knob-groups.ts';
import { PointsToCheck } from '#script/report/points-to-check.tsx';
import { ScriptSummary } from '#script/report/script-summary.tsx';
import { VerdictBadge } from '#script/report/verdict-badge.tsx';
import { WhatItDoes } from '#script/report/what-it-does.tsx';
import { MarkedRequest } from '#script/request/marked-request.tsx';
import { MarkingScope } from '#script/request/marking.tsx';
import { RequestChips } from '#script/request/request-chips.tsx';
import { RequestNotes } from '#script/request/request-notes.tsx';
import { SuggestionChips } from '#script/request/suggestion-chips.tsx';
import { EMPTY_REPORT, FAULTY_SCRIPT, FULL_REPORT, GENERATED, REQUEST, SCRIPT } from './sample-report.ts';
import { Row, Specimen } from './specimen.tsx';

const WRITING = progressAtStart('Make Caps Lock act as Escape');

const SAMPLE = { sentence: null, said: '' };
const KNOBS =
  groupedKnobs([
    { ...SAMPLE, id: '1', kind: 'key', label: 'the shortcut', value: 'ctrl+alt+n', said: 'Ctrl+Alt+N' },
    { ...SAMPLE, id: '2', kind: 'text', label: 'the text it types', value: 'Kind regards,\nAda' },
    { ...SAMPLE, id: '3', kind: 'time', label: 'how long it waits', value: '2 seconds' },
    { ...SAMPLE, id: '4', kind: 'time-of-day', label: 'the time of day', value: '17:30' },
    { ...SAMPLE, id: '5', kind: 'hours', label: 'the hours', value: '09:00-17:00' },
    { ...SAMPLE, id: '6', kind: 'days', label: 'the days', value: 'mon+wed' },
  ])[0]?.knobs ?? [];
const refuse = () => Promise.reject(new Error('Enter a time such as 500 ms or 2 minutes.'));

/** What is shown of scripts, whole; CodeFrame, ProblemList and the cards of a summary stand within. */
export function Scripts() {
  const [script, setScript] = useState(SCRIPT);
  const [wish, setWish] = useState('');
  const [faulty, setFaulty] = useState(FAULTY_SCRIPT);
  return (
    <>
      <Specimen name="ScriptSummary, WhatItDoes, KeyCautions, PermissionCard, RiskList: everything at once">
        <ScriptSummary report={FULL_REPORT} />
      </Specimen>
      <Specimen name="ScriptSummary: nothing to say">
        <ScriptSummary report={EMPTY_REPORT} />
      </Specimen>
      <Specimen name="CodeBlock, CodeFrame, HighlightedCode">
        <CodeBlock label="A script" script={SCRIPT} />
        <CodeBlock label="A script with long lines" script={`MsgBox("${'a long line '.repeat(30)}")\n`} />
      </Specimen>
      <Specimen name="CodeEditor">
        <CodeEditor label="Script" script={script} onChange={setScript} />
      </Specimen>
      <Specimen name="ScriptEditor, ProblemList: with problems, without">
        <ScriptEditor label="Script with problems" script={faulty} onChange={setFaulty} />
        <ScriptEditor label="Script without" script={script} onChange={setScript} />
      </Specimen>
      <Specimen name="ScriptDiff">
        <ScriptDiff before={SCRIPT} after={SCRIPT.replace('notepad', 'calc')} label="What changed" />
      </Specimen>
      <Specimen name="KnobGroup, KnobField, KeyField, DaysField: values to change; LastChangeCard">
        <KnobGroup
          group={{ sentence: 'When you press Ctrl+Alt+N, it opens Notepad.', knobs: KNOBS }}
          onChange={refuse}
        />
        <KeyComposer value="ctrl+alt+n" onChoose={() => undefined} />
        <LastChangeCard
          lastChange={{ note: 'The shortcut is now F9.', before: SCRIPT }}
          script={SCRIPT.replace('notepad', 'calc')}
          onUndo={() => undefined}
        />
      </Specimen>
      <Specimen name="ChangeWithoutCode: a user’s own script">
        <ChangeWithoutCode script={script} kept={undefined} onText={setScript} />
      </Specimen>
      <Specimen name="VerdictBadge: ready, check, changed, errors">
        <Row>
          {(['ready', 'check', 'changed', 'errors'] as const).map((verdict) => (
            <VerdictBadge key={verdict} verdict={verdict} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="PointsToCheck">
        <PointsToCheck generated={GENERATED} />
      </Specimen>
      <Specimen name="MarkedRequest, MarkedLines">
        <MarkingScope>
          <MarkedRequest request={REQUEST} generated={GENERATED} />
          <WhatItDoes lines={GENERATED.explanation.lines} stop={null} />
          <CodeBlock label="A marked script" script={SCRIPT} explained={GENERATED.explanation.lines} />
        </MarkingScope>
      </Specimen>
      <Specimen name="RequestNotes: every kind of note">
        <RequestNotes generated={GENERATED} />
      </Specimen>
      <Specimen name="GenerationProgress, ProgressSaid: at work, offline">
        <ProgressSaid progress={WRITING} />
        <GenerationProgress progress={WRITING} ifLeft="The work goes on." onStop={() => undefined} />
        <GenerationProgress progress={{ ...WRITING, isConnected: false }} ifLeft="" onStop={() => undefined} />
      </Specimen>
      <Specimen name="SuggestionChips">
        <SuggestionChips
          suggestions={[{ text: 'When you press F9, it opens Notepad.', program: 'key f9: open "notepad"' }]}
          busy={false}
          onChoose={() => undefined}
        />
      </Specimen>
      <Specimen name="RequestChips">
        <RequestChips label="Try one of these" requests={['Make Caps Lock act as Escape']} onChoose={() => undefined} />
      </Specimen>
      <Specimen name="FollowUpForm, LastChangeView: what FollowUpPanel is made of">
        <LastChangeView
          change={{ note: 'The shortcut is now Ctrl+Alt+V.', before: SCRIPT }}
          after={SCRIPT.replace('notepad', 'calc')}
          isNew={false}
          undoing={false}
          onUndo={() => undefined}
        />
        <FollowUpForm
          wish={wish}
          error={undefined}
          examples={['Only in Chrome']}
          cost="3 free changes left."
          busy={false}
          inputRef={null}
          onWish={setWish}
          onExample={setWish}
          onSend={() => undefined}
        />
      </Specimen>
      <Specimen name="FollowUpDeclined: unclear, used up; FollowUpMissing">
        <FollowUpDeclined declined={{ message: 'It’s not clear what to change.', isUsedUp: false, isCalm: true }} />
        <FollowUpDeclined declined={{ message: 'No scripts are left.', isUsedUp: true, isCalm: false }} />
        <FollowUpMissing onRetry={() => undefined} />
      </Specimen>
      <Specimen name="ItDidntWork, ComplaintChoice, Diagnosis: behind a quiet button">
        <ItDidntWork script={script} onUse={setScript} />
      </Specimen>
      <Specimen name="GiveBackOffer: offered, given back, none left; ReportForm">
        {(['offered', 'given-back', 'none-left'] as const).map((state) => (
          <GiveBackOffer
            key={state}
            givingBack={{ state, left: state === 'none-left' ? 0 : 4, limit: 5 }}
            busy={false}
            isNew={false}
            onGiveBack={() => undefined}
          />
        ))}
        <ReportForm busy={false} onSend={() => undefined} />
      </Specimen>
      <Specimen name="OldCode">
        <OldCode differences={[{ line: 1, old: 'MsgBox, Hi', now: 'MsgBox("Hi")' }]} />
      </Specimen>
      <Specimen name="CopyButton, RunHelp">
        <Row>
          <CopyButton text={SCRIPT} onCopied={() => undefined} failure="Failed to copy script" />
          <RunHelp />
        </Row>
      </Specimen>
    </>
  );
}
