:T:sig::	{
