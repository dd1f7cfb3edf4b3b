import { useState } from 'react';
import { CodeBlock } from '#script/code-block.tsx';
import { CodeEditor } from '#script/code-editor.tsx';
import { CopyButton } from '#script/copy-button.tsx';
import { FollowUpDeclined, FollowUpMissing } from '#script/follow-up-declined.tsx';
import { FollowUpForm } from '#script/follow-up-form.tsx';
import { GenerationProgress } from '#script/generation-progress.tsx';
import { ItDidntWork } from '#script/it-didnt-work.tsx';
import { LastChangeView } from '#script/last-change-view.tsx';
import { OldCode } from '#script/old-code.tsx';
import { progressAtStart } from '#script/progress.ts';
import { ProgressSaid } from '#script/progress-said.tsx';
import { RequestChips } from '#script/request-chips.tsx';
import { RequestNotes } from '#script/request-notes.tsx';
import { RunHelp } from '#script/run-help.tsx';
import { ScriptDiff } from '#script/script-diff.tsx';
import { ScriptEditor } from '#script/script-editor.tsx';
import { ScriptSummary } from '#script/script-summary.tsx';
import { StateBadge } from '#script/state-badge.tsx';
import { EMPTY_REPORT, FAULTY_SCRIPT, FULL_REPORT, GENERATED, SCRIPT } from './sample-report.ts';
import { Row, Specimen } from './specimen.tsx';

const WRITING = progressAtStart('Make Caps Lock act as Escape');

/** What is shown of scripts, whole; CodeFrame, ProblemList and the cards of a summary stand within. */
export function Scripts() {
  const [script, setScript] = useState(SCRIPT);
  const [wish, setWish] = useState('');
  const [faulty, setFaulty] = useState(FAULTY_SCRIPT);
  return (
    <>
      <Specimen name="ScriptSummary, WhatItDoes, KeyCautions, PermissionCard, RiskList: all there is to say">
        <ScriptSummary report={FULL_REPORT} />
      </Specimen>
      <Specimen name="ScriptSummary: nothing to say">
        <ScriptSummary report={EMPTY_REPORT} />
      </Specimen>
      <Specimen name="StateBadge">
        <Row>
          <StateBadge state="sure" />
          <StateBadge state="check" />
        </Row>
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
      <Specimen name="RequestNotes: all there is to note">
        <RequestNotes generated={GENERATED} />
      </Specimen>
      <Specimen name="GenerationProgress, ProgressSaid: at work, without a connection">
        <ProgressSaid progress={WRITING} />
        <GenerationProgress progress={WRITING} ifLeft="The work goes on." onStop={() => undefined} />
        <GenerationProgress progress={{ ...WRITING, isConnected: false }} ifLeft="" onStop={() => undefined} />
      </Specimen>
      <Specimen name="RequestChips">
        <RequestChips label="Try one of these" requests={['Make Caps Lock act as Escape']} onChoose={() => undefined} />
      </Specimen>
      <Specimen name="FollowUpForm, LastChangeView: what FollowUpPanel is made of">
        <LastChangeView
          change={{ note: 'The key is now Ctrl+Alt+V.', before: SCRIPT }}
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
