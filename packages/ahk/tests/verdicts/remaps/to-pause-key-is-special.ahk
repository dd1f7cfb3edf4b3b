F3::Pause
