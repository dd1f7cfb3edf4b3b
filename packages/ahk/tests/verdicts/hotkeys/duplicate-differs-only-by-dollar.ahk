$F6::Reload
F6::Reload
